package soulwright.editor.widget;

import java.awt.Container;
import java.awt.Dialog.ModalityType;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JRootPane;
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
        dialog.pack();
        dialog.setLocationRelativeTo(dialog.getOwner());
        if (dialog.getRootPane().getDefaultButton() == null) {
            firstButton(dialog.getContentPane()).ifPresent(dialog.getRootPane()::setDefaultButton);
        }
        dialog.setVisible(true);
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
