package soulwright.editor.board;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.board.drawing.Anchor;
import soulwright.editor.board.drawing.Resize;
import soulwright.editor.widget.Dialogs;

/** Asks how large a board is to be, and what stays where it is. */
final class ResizeDialog {
    private final int before;
    private final JComboBox<Integer> sizes;
    private final Map<Anchor, JToggleButton> anchors = new EnumMap<>(Anchor.class);
    private Optional<Resize> answer = Optional.empty();

    private ResizeDialog(OpenBoard board) {
        sizes = new JComboBox<>(PackBoards.sizes(board.world()).toArray(new Integer[0]));
        before = board.drawing().size();
        sizes.setSelectedItem(before);
        sizes.setName("size");
        sizes.getAccessibleContext().setAccessibleName("Lands a side");
    }

    /** Gives nothing when the user leaves it. */
    static Optional<Resize> ask(JComponent before, OpenBoard board) {
        ResizeDialog asking = new ResizeDialog(board);
        Dialogs.windowOf(before).ifPresent(window -> {
            JPanel content = new JPanel(new MigLayout("insets 16, wrap 2, gapy 8", "[][grow]"));
            JDialog dialog = Dialogs.of(window, "Resize board", content);
            asking.fill(content, dialog);
            Dialogs.show(dialog);
        });
        return asking.answer;
    }

    private void fill(JPanel content, JDialog dialog) {
        content.add(new JLabel("Lands a side"));
        content.add(sizes, "growx");
        content.add(new JLabel("What stays"), "top");
        content.add(anchors(), "");
        content.add(new JLabel("New lands are like those next to them."), "span, gaptop 4");
        JButton cancel = new JButton("Cancel");
        cancel.addActionListener(event -> dialog.dispose());
        JButton resize = new JButton("Resize");
        resize.addActionListener(event -> {
            answer = Optional.of(new Resize((Integer) sizes.getSelectedItem(), chosen()));
            dialog.dispose();
        });
        sizes.addActionListener(event -> resize.setEnabled(isOther(sizes.getSelectedItem())));
        resize.setEnabled(isOther(sizes.getSelectedItem()));
        content.add(cancel, "span, split 2, align right, gaptop 8, sg");
        content.add(resize, "sg");
        dialog.getRootPane().setDefaultButton(resize);
    }

    private boolean isOther(Object size) {
        return !size.equals(before);
    }

    private JPanel anchors() {
        JPanel grid = new JPanel(new MigLayout("insets 0, wrap 3, gap 4"));
        ButtonGroup group = new ButtonGroup();
        for (Anchor anchor : Anchor.values()) {
            JToggleButton button = new JToggleButton(anchor == Anchor.CENTRE ? "●" : "○");
            button.setToolTipText(anchor.title());
            button.getAccessibleContext().setAccessibleName(anchor.title() + " stays");
            button.addItemListener(event -> button.setText(button.isSelected() ? "●" : "○"));
            button.setSelected(anchor == Anchor.CENTRE);
            group.add(button);
            anchors.put(anchor, button);
            grid.add(button, "sg");
        }
        return grid;
    }

    private Anchor chosen() {
        return anchors.entrySet().stream()
                .filter(entry -> entry.getValue().isSelected())
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(Anchor.CENTRE);
    }
}
