package soulwright.editor.shell;

import com.formdev.flatlaf.ui.FlatUIUtils;
import java.awt.Color;
import java.awt.Component;
import java.util.function.Supplier;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTree;
import javax.swing.UIManager;
import javax.swing.tree.TreeCellRenderer;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.art.Gallery;
import soulwright.editor.document.EntryName;
import soulwright.editor.shell.LibraryNode.EntryTarget;
import soulwright.editor.shell.LibraryNode.Everything;
import soulwright.editor.shell.LibraryNode.FileTarget;
import soulwright.editor.shell.LibraryNode.KindTarget;
import soulwright.editor.shell.LibraryNode.PackTarget;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.SquareIcon;

/** Draws a line of the library: its picture, its name, how many there are, what is wrong. */
final class LibraryRenderer implements TreeCellRenderer {
    private static final int SIZE = 18;

    private final JPanel line = new JPanel(new MigLayout("insets 0, gap 6, hidemode 3", "", "[center, grow]"));
    private final JLabel name = new JLabel();
    private final JLabel detail = new JLabel();
    private final JLabel mark = new JLabel();
    private final Supplier<Gallery> gallery;

    LibraryRenderer(Supplier<Gallery> gallery) {
        this.gallery = gallery;
        line.setOpaque(false);
        name.setIconTextGap(8);
        line.add(name);
        line.add(mark);
        line.add(detail);
    }

    @Override
    public Component getTreeCellRendererComponent(
            JTree tree, Object value, boolean selected, boolean expanded, boolean leaf, int row, boolean focused) {
        LibraryNode node = (LibraryNode) value;
        // a menu takes the keyboard only for a while
        boolean chosen = selected && FlatUIUtils.isPermanentFocusOwner(tree);
        Color text = UIManager.getColor(chosen ? "Tree.selectionForeground" : "Tree.foreground");
        name.setFont(tree.getFont());
        name.setText(node.text());
        name.setIcon(icon(node, chosen));
        name.setForeground(isEmptyKind(node) && !chosen ? UIManager.getColor("Label.disabledForeground") : text);
        detail.setFont(tree.getFont());
        detail.setText(node.detail());
        detail.setVisible(!node.detail().isEmpty());
        detail.setForeground(chosen ? text : UIManager.getColor("Label.disabledForeground"));
        mark.setIcon(node.worst().map(Icons::of).orElse(null));
        mark.setVisible(node.worst().isPresent());
        line.getAccessibleContext().setAccessibleName(node.spoken());
        line.setToolTipText(node.text());
        return line;
    }

    /** What there is none of yet stands back behind what there is. */
    private static boolean isEmptyKind(LibraryNode node) {
        return node.target() instanceof KindTarget && node.children().isEmpty();
    }

    private Icon icon(LibraryNode node, boolean chosen) {
        if (node.target() instanceof EntryTarget entry) {
            EntryName entryName = entry.name();
            return SquareIcon.of(gallery.get().emblem(entryName.kind().folder(), entryName.id()), SIZE);
        }
        return chosen ? Icons.tinted(drawing(node), 16, "Tree.selectionForeground") : Icons.of(drawing(node));
    }

    private static String drawing(LibraryNode node) {
        if (node.target() instanceof PackTarget || node.target() instanceof Everything) {
            return "pack";
        }
        return node.target() instanceof KindTarget kind
                ? KindIcons.of(kind.kind())
                : node.target() instanceof FileTarget ? "file" : "grid";
    }
}
