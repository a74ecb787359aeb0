package soulwright.editor.play;

import java.awt.Component;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import net.miginfocom.swing.MigLayout;
import soulwright.content.piece.Board;
import soulwright.editor.art.Gallery;
import soulwright.editor.widget.SquareIcon;

/** A board in a list: emblem, name, and below it how large it is. */
final class BoardLine implements ListCellRenderer<Board> {
    private final Gallery gallery;
    private final JPanel panel =
            new JPanel(new MigLayout("insets 4lp 6lp 4lp 6lp, wrap 2, gapy 0", "[]10lp[grow, fill]"));
    private final JLabel icon = new JLabel();
    private final JLabel name = new JLabel();
    private final JLabel size = new JLabel();

    BoardLine(Gallery gallery) {
        this.gallery = gallery;
        panel.add(icon, "spany 2");
        panel.add(name, "wmin 0");
        panel.add(size, "wmin 0");
    }

    @Override
    public Component getListCellRendererComponent(
            JList<? extends Board> list, Board board, int index, boolean selected, boolean focused) {
        icon.setIcon(SquareIcon.of(gallery.emblem(board), 30));
        name.setText(board.name());
        size.setText(board.size() + " × " + board.size());
        name.setFont(list.getFont());
        size.setFont(list.getFont().deriveFont(list.getFont().getSize2D() * 0.85f));
        panel.setBackground(selected ? list.getSelectionBackground() : list.getBackground());
        name.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
        size.setForeground(name.getForeground());
        panel.getAccessibleContext().setAccessibleName(board.name() + ", " + size.getText());
        return panel;
    }
}
