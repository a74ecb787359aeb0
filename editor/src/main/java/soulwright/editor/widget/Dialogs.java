package soulwright.editor.widget;

import java.awt.Container;
import java.awt.Dialog.ModalityType;
import java.awt.Dimension;
import java.awt.GraphicsConfiguration;
import java.awt.Insets;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JRootPane;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;

/** Dialogs that all behave alike: Escape closes, Enter does what the first default button does, and they stand in the middle. */
public final class Dialogs {
    private Dialogs() {}

    /** A modal dialog with this content. Put the buttons into the content, then {@link #show} it. */
    public static JDialog of(Window owner, String title, JComponent content) {
        JDialog dialog = new JDialog(owner, title, ModalityType.DOCUMENT_MODAL);
        dialog.setDefaultCloseOperation(JDialog.DISPOSE_ON_CLOSE);
        dialog.setContentPane(content);
        dialog.setResizable(false);
        JRootPane root = dialog.getRootPane();
        root.registerKeyboardAction(
                event -> dialog.dispose(),
                KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0),
                JComponent.WHEN_IN_FOCUSED_WINDOW);
        return dialog;
    }

    /** Shows it and waits until it is closed. */
    public static void show(JDialog dialog) {
        fit(dialog);
        if (dialog.getRootPane().getDefaultButton() == null) {
            firstButton(dialog.getContentPane()).ifPresent(dialog.getRootPane()::setDefaultButton);
        }
        dialog.setVisible(true);
    }

    /** As large as what it shows wants to be, but no larger than the screen, nor than the window it stands before; what then has no room is scrolled to. */
    public static void fit(JDialog dialog) {
        dialog.pack();
        Dimension most = most(dialog);
        int widest = most.width;
        int highest = most.height;
        if (dialog.getWidth() > widest || dialog.getHeight() > highest) {
            Dimension least = dialog.getContentPane().getMinimumSize();
            if (least.width > widest || least.height > highest) {
                dialog.setContentPane(new JScrollPane(dialog.getContentPane()));
            }
            dialog.setSize(Math.min(dialog.getWidth(), widest), Math.min(dialog.getHeight(), highest));
            dialog.validate();
        }
        dialog.setLocationRelativeTo(dialog.getOwner());
    }

    private static Dimension most(JDialog dialog) {
        GraphicsConfiguration screen = dialog.getGraphicsConfiguration();
        Insets edges = dialog.getToolkit().getScreenInsets(screen);
        int width = screen.getBounds().width - edges.left - edges.right;
        int height = screen.getBounds().height - edges.top - edges.bottom;
        Window before = dialog.getOwner();
        return before == null || !before.isShowing()
                ? new Dimension(width, height)
                : new Dimension(Math.min(width, before.getWidth()), Math.min(height, before.getHeight()));
    }

    private static Optional<JButton> firstButton(Container content) {
        return Arrays.stream(content.getComponents())
                .filter(JButton.class::isInstance)
                .map(JButton.class::cast)
                .findFirst();
    }

    /** The window that a component is in, to open dialogs before. */
    public static Optional<Window> windowOf(JComponent component) {
        return Optional.ofNullable(SwingUtilities.getWindowAncestor(component));
    }
}
