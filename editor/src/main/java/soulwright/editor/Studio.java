package soulwright.editor;

import java.awt.Dimension;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.util.concurrent.CountDownLatch;
import javax.swing.SwingUtilities;
import soulwright.editor.shell.StudioStart;
import soulwright.editor.shell.UnexpectedFault;

/** Where the Studio begins. */
public final class Studio {
    private static final int WIDTH = 1440;
    private static final int HEIGHT = 900;

    private Studio() {}

    /** Whether there is a display to open the Studio on. */
    public static boolean canOpen() {
        return !GraphicsEnvironment.isHeadless();
    }

    /** Opens the window, and returns when the user has closed it. */
    public static void open(StudioStart start) {
        System.setProperty("apple.laf.useScreenMenuBar", "true");
        CountDownLatch closed = new CountDownLatch(1);
        Thread.setDefaultUncaughtExceptionHandler(new UnexpectedFault(start.user()));
        SwingUtilities.invokeLater(() -> start.window(closed::countDown).show(size()));
        try {
            closed.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** As large as is comfortable, but no larger than the screen. */
    private static Dimension size() {
        Rectangle screen = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
        return new Dimension(Math.min(WIDTH, screen.width), Math.min(HEIGHT, screen.height));
    }
}
