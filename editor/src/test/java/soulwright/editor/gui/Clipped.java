package soulwright.editor.gui;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;

/** Finds words that are cut off: too narrow for their letters, or beyond the edge of what they lie in. */
public final class Clipped {
    /** The ring around what has the keyboard may lie beyond. */
    private static final int RING = 2;

    private final List<String> found = new ArrayList<>();

    private Clipped() {}

    /** What is cut off, in words, within a component and all that is in it. */
    public static List<String> in(Container root) {
        Clipped clipped = new Clipped();
        clipped.look(root, root, new Rectangle(root.getSize()));
        return clipped.found;
    }

    /** @param room what of the root can be seen here, or could after scrolling */
    private void look(Container parent, Container root, Rectangle room) {
        for (Component child : parent.getComponents()) {
            if (child.isShowing()) {
                Rectangle at = SwingUtilities.convertRectangle(parent, child.getBounds(), root);
                words(child).filter(words -> !words.isBlank()).ifPresent(words -> judge(child, words, at, room));
                if (child instanceof JViewport viewport && viewport.getView() instanceof JComponent view) {
                    look(viewport, root, SwingUtilities.convertRectangle(viewport, view.getBounds(), root));
                } else if (child instanceof Container inner) {
                    look(inner, root, room.intersection(at));
                }
            }
        }
    }

    private void judge(Component child, String words, Rectangle at, Rectangle room) {
        int wanted = child instanceof JTextComponent ? 0 : child.getPreferredSize().width;
        if (at.width + 1 < wanted && !isHtml(child)) {
            found.add("\"" + words + "\" is " + at.width + " wide and wants " + wanted);
        }
        int ring = UIScale.scale(RING) + 1;
        Rectangle seen = room.intersection(at);
        if (seen.width + 2 * ring < at.width || seen.height + 2 * ring < at.height) {
            found.add("\"" + words + "\" at " + at + " lies beyond " + room);
        }
    }

    private static boolean isHtml(Component child) {
        return child instanceof JComponent component && component.getClientProperty("html") != null;
    }

    private static Optional<String> words(Component child) {
        if (child instanceof JLabel label) {
            return Optional.ofNullable(label.getText());
        }
        if (child instanceof AbstractButton button) {
            return Optional.ofNullable(button.getText())
                    .filter(text -> !button.getHideActionText())
                    .or(() -> Optional.ofNullable(button.getName()));
        }
        return child instanceof JTextComponent text && !text.isEditable()
                ? Optional.of(text.getText())
                : Optional.empty();
    }
}
