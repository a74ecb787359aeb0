package soulwright.editor.widget;

import java.awt.Window;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import javax.swing.JDialog;
import javax.swing.SwingUtilities;

/** A dialog before the home screen. */
public abstract class DialogShot implements Shot {
    private final String name;

    protected DialogShot(String name) {
        this.name = name;
    }

    @Override
    public final String name() {
        return name;
    }

    /** Opens the dialog, and returns when it is closed. */
    protected abstract void open(Window window, Desk desk);

    @Override
    public final BooleanSupplier stage(Desk desk) {
        desk.home();
        SwingUtilities.invokeLater(() -> open(main(), desk));
        return () -> dialogs() > 0;
    }

    @Override
    public final void strike() {
        Arrays.stream(Window.getWindows()).filter(JDialog.class::isInstance).forEach(Window::dispose);
    }

    private static Window main() {
        return Arrays.stream(Window.getWindows())
                .filter(window -> "studio".equals(window.getName()) && window.isShowing())
                .findFirst()
                .orElseThrow();
    }

    private static long dialogs() {
        return Arrays.stream(Window.getWindows())
                .filter(window -> window instanceof JDialog && window.isShowing())
                .count();
    }
}
