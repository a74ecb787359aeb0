package soulwright.editor.board;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.board.drawing.Layer;
import soulwright.editor.board.drawing.NewBoard;
import soulwright.editor.board.drawing.TerrainPaint;
import soulwright.editor.board.drawing.World;
import soulwright.editor.widget.Dialogs;
import soulwright.editor.widget.Html;
import soulwright.editor.widget.Typing;

/** Asks what a new board is to be. */
final class NewBoardDialog {
    private final List<String> taken;
    private final JTextField name = new JTextField(24);
    private final JTextField id = new JTextField(24);
    private final JComboBox<Integer> size;
    private final JComboBox<Swatch> terrain;
    private final JLabel why = new JLabel(" ");
    private final JButton create = new JButton("Create");
    private boolean following = true;
    private boolean naming;

    private NewBoardDialog(PackBoards boards) {
        taken = boards.ids();
        World world = boards.world();
        size = new JComboBox<>(PackBoards.sizes(world).toArray(new Integer[0]));
        terrain = new JComboBox<>(new Swatches(world)
                .of(Layer.TERRAIN, OptionalInt.empty()).stream()
                        .filter(swatch -> swatch.kind().equals("terrains"))
                        .toArray(Swatch[]::new));
    }

    /**
     * Asks for a board of a pack.
     *
     * @param chosen is told what the user wants, unless he leaves it
     */
    static void ask(JComponent before, PackBoards boards, Consumer<NewBoard> chosen) {
        Dialogs.windowOf(before).ifPresent(window -> {
            NewBoardDialog asking = new NewBoardDialog(boards);
            JPanel content = new JPanel(new MigLayout("insets 16, wrap 2, gapy 8", "[][grow,fill]"));
            JDialog dialog = Dialogs.of(window, "New board", content);
            asking.fill(content, dialog, chosen);
            Dialogs.show(dialog);
        });
    }

    private void fill(JPanel content, JDialog dialog, Consumer<NewBoard> chosen) {
        row(content, "Name", name);
        row(content, "Id", id);
        row(content, "Lands a side", size);
        row(content, "Filled with", terrain);
        why.setName("why-not");
        why.putClientProperty("FlatLaf.styleClass", "small");
        content.add(why, "span, wmin 0, hmin 32lp");
        JButton cancel = new JButton("Cancel");
        cancel.addActionListener(event -> dialog.dispose());
        create.addActionListener(event -> {
            dialog.dispose();
            chosen.accept(board());
        });
        content.add(cancel, "span, split 2, align right, gaptop 4, sg");
        content.add(create, "sg");
        dialog.getRootPane().setDefaultButton(create);
        name.getDocument().addDocumentListener(new Typing(this::named));
        id.getDocument().addDocumentListener(new Typing(() -> {
            following &= naming;
            look();
        }));
        look();
    }

    private static void row(JPanel content, String title, JComponent field) {
        JLabel label = new JLabel(title);
        label.setLabelFor(field);
        field.getAccessibleContext().setAccessibleName(title);
        field.setName("new-board-" + title.toLowerCase(Locale.ROOT).replace(' ', '-'));
        content.add(label);
        content.add(field);
    }

    /** Until somebody writes an id, it is like the name. */
    private void named() {
        if (following) {
            naming = true;
            id.setText(NewBoard.idFor(name.getText()));
            naming = false;
        }
        look();
    }

    private void look() {
        Optional<String> reason = name.getText().isBlank()
                ? Optional.of("Write a name that players will see.")
                : NewBoard.whyNot(id.getText(), taken)
                        .or(() -> terrain.getSelectedItem() == null
                                ? Optional.of("The pack and those it builds on have no terrains to draw with.")
                                : Optional.empty());
        why.setText(reason.map(Html::wrapped).orElse(" "));
        create.setEnabled(reason.isEmpty());
    }

    private NewBoard board() {
        Swatch drawn = (Swatch) terrain.getSelectedItem();
        return new NewBoard(
                id.getText(),
                name.getText().strip(),
                (Integer) size.getSelectedItem(),
                ((TerrainPaint) drawn.paint()).word());
    }
}
