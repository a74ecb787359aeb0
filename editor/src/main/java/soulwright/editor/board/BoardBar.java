package soulwright.editor.board;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JSeparator;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import soulwright.editor.board.drawing.BrushTool;
import soulwright.editor.board.drawing.FillTool;
import soulwright.editor.board.drawing.LineTool;
import soulwright.editor.board.drawing.RectangleTool;
import soulwright.editor.board.drawing.Symmetry;
import soulwright.editor.board.drawing.Tool;
import soulwright.editor.widget.Command;

/** The tools, the symmetries, and what is done most, in one row. */
final class BoardBar extends JPanel {
    private final Easel easel;
    private final Map<Tool, Choice> tools = new LinkedHashMap<>();
    private final Map<Symmetry, Choice> symmetries = new EnumMap<>(Symmetry.class);
    private final Choice pick;
    private final JPanel last = new JPanel(new MigLayout("insets 0, gap 8, novisualpadding"));
    private final JButton begin;

    /**
     * A row of buttons.
     *
     * @param keyed where the keys of tools work: the board
     * @param play what is done most, for its end
     */
    BoardBar(Easel easel, JComponent keyed, Command play) {
        super(new MigLayout("insets 4 8 4 8, gap 2, fillx, hidemode 3, novisualpadding"));
        this.easel = easel;
        tool(new BrushTool(), "brush", "B", keyed);
        tool(new LineTool(), "line", "L", keyed);
        tool(new RectangleTool(), "rectangle", "R", keyed);
        tool(new FillTool(), "fill", "F", keyed);
        pick = Choice.of("Pick up", "pick", "I", keyed, easel::pick);
        symmetry(Symmetry.OFF, "symmetry-off", keyed);
        symmetry(Symmetry.WEST_EAST, "symmetry-west-east", keyed);
        symmetry(Symmetry.NORTH_SOUTH, "symmetry-north-south", keyed);
        symmetry(Symmetry.HALF_TURN, "symmetry-half-turn", keyed);
        symmetry(Symmetry.FOUR_MIRRORED, "symmetry-four-mirrored", keyed);
        symmetry(Symmetry.FOUR_TURNED, "symmetry-four-turned", keyed);
        tools.values().forEach(choice -> add(choice.button()));
        add(pick.button());
        separate();
        symmetries.values().forEach(choice -> add(choice.button()));
        begin = play.button();
        begin.setText("Play");
        add(last, "pushx, align right, wmin 0");
        end(null);
        easel.addListener(this::refresh);
        refresh();
    }

    /** Puts something before the button at the end, or nothing. */
    void end(@Nullable JComponent before) {
        last.removeAll();
        if (before != null) {
            last.add(before);
        }
        last.add(begin);
    }

    private void separate() {
        add(new JSeparator(SwingConstants.VERTICAL), "growy, gapx 6 6");
    }

    private void tool(Tool tool, String icon, String key, JComponent keyed) {
        tools.put(tool, Choice.of(tool.title(), icon, key, keyed, () -> easel.tool(tool)));
    }

    private void symmetry(Symmetry symmetry, String icon, JComponent keyed) {
        String key = "shift " + (1 + symmetries.size());
        symmetries.put(symmetry, Choice.of(symmetry.title(), icon, key, keyed, () -> easel.symmetry(symmetry)));
    }

    private void refresh() {
        tools.forEach((tool, choice) ->
                choice.chosen(easel.tool().filter(tool::equals).isPresent()));
        pick.chosen(easel.tool().isEmpty());
        symmetries.forEach((symmetry, choice) -> choice.chosen(easel.symmetry() == symmetry));
    }
}
