package soulwright.editor.board;

import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSeparator;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.board.drawing.BrushTool;
import soulwright.editor.board.drawing.FillTool;
import soulwright.editor.board.drawing.LineTool;
import soulwright.editor.board.drawing.RectangleTool;
import soulwright.editor.board.drawing.Tool;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Room;

/** The tools, the symmetry, and what is done most, in one row. Where there is room, tools are called by their names. */
final class BoardBar extends JPanel {
    private static final int ENOUGH_FOR_NAMES = 780;
    private static final int ENOUGH_FOR_LABEL = 560;
    private static final String PICK = "Pick up";

    private final Easel easel;
    private final Map<Tool, Choice> tools = new LinkedHashMap<>();
    private final Choice pick;
    private final SymmetryBox symmetry;
    private final JLabel label = new JLabel("Symmetry");

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
        pick = Choice.of(PICK, "pick", "I", keyed, easel::pick);
        symmetry = new SymmetryBox(easel, keyed);
        tools.values().forEach(choice -> add(choice.button()));
        add(pick.button());
        add(new JSeparator(SwingConstants.VERTICAL), "growy, gapx 6 6");
        label.setLabelFor(symmetry.component());
        add(label, "gapright 4");
        add(symmetry.component(), "wmin 0");
        JButton begin = play.button();
        begin.setText("Play");
        add(begin, "pushx, align right");
        easel.addListener(this::refresh);
        refresh();
        Room.follow(this, this::fit);
    }

    private void tool(Tool tool, String icon, String key, JComponent keyed) {
        tools.put(tool, Choice.of(tool.title(), icon, key, keyed, () -> easel.tool(tool)));
    }

    /** Theme or zoom are others. */
    void rescale() {
        symmetry.rescale();
        fit(Room.in(this));
    }

    private void fit(Room room) {
        boolean named = room.width() >= ENOUGH_FOR_NAMES;
        tools.forEach((tool, choice) -> choice.title(named ? tool.title() : ""));
        pick.title(named ? PICK : "");
        label.setVisible(room.width() >= ENOUGH_FOR_LABEL);
    }

    private void refresh() {
        tools.forEach((tool, choice) ->
                choice.chosen(easel.tool().filter(tool::equals).isPresent()));
        pick.chosen(easel.tool().isEmpty());
    }
}
