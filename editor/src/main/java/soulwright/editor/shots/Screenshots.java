package soulwright.editor.shots;

import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.Point;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.swing.JDialog;
import javax.swing.JRootPane;
import javax.swing.SwingUtilities;
import soulwright.editor.shell.StudioStart;
import soulwright.editor.shell.StudioWindow;
import soulwright.editor.widget.Look.Theme;
import soulwright.editor.widget.Shot;

/** Takes a picture of every screen, in every size, theme and zoom that people use. Needs a display. */
public final class Screenshots {
    private static final List<Dimension> SIZES = List.of(new Dimension(1280, 800), new Dimension(1920, 1080));
    private static final List<Integer> ZOOMS = List.of(100, 200);
    private static final long PATIENCE_MILLIS = 60_000;
    private static final long PAUSE_MILLIS = 20;
    private static final int CALM = 3;

    private final StudioWindow studio;
    private final Path folder;
    private final Consumer<String> tell;

    private Screenshots(StudioWindow studio, Path folder, Consumer<String> tell) {
        this.studio = studio;
        this.folder = folder;
        this.tell = tell;
    }

    /**
     * Takes all of them. Returns when they are written.
     *
     * @param start with a pack to open
     * @param folder is made when it is needed
     * @param only part of the name of those to take; empty for all
     * @param tell is told of each file that was written
     * @throws IOException when one cannot be written, or a screen does not become ready; the message is for people
     */
    public static void take(StudioStart start, Path folder, String only, Consumer<String> tell) throws IOException {
        Files.createDirectories(folder);
        StudioWindow studio = onEventThread(() -> {
            StudioWindow window = start.window(() -> {});
            window.show(SIZES.get(0));
            return window;
        });
        try {
            Screenshots all = new Screenshots(studio, folder, tell);
            all.await(
                    "the packs",
                    () -> studio.desk().project().load().isPresent()
                            && !studio.desk().project().isChecking());
            for (Shot shot : shots()) {
                if (shot.name().contains(only)) {
                    all.take(shot);
                }
            }
        } finally {
            onEventThread(() -> {
                studio.close();
                return true;
            });
        }
    }

    private static List<Shot> shots() {
        return ServiceLoader.load(Shot.class).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(Shot::name))
                .toList();
    }

    private void take(Shot shot) throws IOException {
        for (Theme theme : Theme.values()) {
            for (int zoom : ZOOMS) {
                for (Dimension size : SIZES) {
                    take(shot, theme, zoom, size);
                }
            }
        }
    }

    private void take(Shot shot, Theme theme, int zoom, Dimension size) throws IOException {
        BooleanSupplier ready = onEventThread(() -> {
            studio.desk().look().theme(theme);
            studio.desk().look().zoom(zoom);
            resize(size);
            return shot.stage(studio.desk());
        });
        await(shot.name(), ready);
        onEventThread(this::focus);
        settle();
        write(shot, theme, zoom, size);
        onEventThread(() -> {
            shot.strike();
            studio.closeTabs();
            return true;
        });
        await("the checks", () -> !studio.desk().project().isChecking());
    }

    /** Gives the keyboard back to what had it in the window: without a window manager nobody else does, once a dialog is gone. */
    private boolean focus() {
        Component last = studio.frame().getMostRecentFocusOwner();
        boolean isBehind = Stream.of(studio.frame().getOwnedWindows()).anyMatch(Window::isShowing);
        if (last != null && !isBehind) {
            last.requestFocus();
        }
        return isBehind;
    }

    private void write(Shot shot, Theme theme, int zoom, Dimension size) throws IOException {
        String name = "%s-%s-%d-%dx%d.png"
                .formatted(shot.name(), theme.name().toLowerCase(Locale.ROOT), zoom, size.width, size.height);
        BufferedImage picture = onEventThread(this::picture);
        Path file = folder.resolve(name);
        if (!ImageIO.write(picture, "png", file.toFile())) {
            throw new IOException("\"" + file + "\" cannot be written");
        }
        tell.accept(file.toString());
    }

    /** What is in the window, with whatever dialogs stand before it. */
    private BufferedImage picture() {
        JRootPane root = studio.frame().getRootPane();
        BufferedImage image = new BufferedImage(root.getWidth(), root.getHeight(), BufferedImage.TYPE_INT_RGB);
        paint(root, image, root);
        for (Window dialog : studio.frame().getOwnedWindows()) {
            if (dialog instanceof JDialog shown && shown.isShowing()) {
                frame(shown.getRootPane(), image, root);
                paint(shown.getRootPane(), image, root);
            }
        }
        return image;
    }

    private static void paint(JRootPane shown, BufferedImage image, JRootPane within) {
        Graphics2D graphics = image.createGraphics();
        Point corner = SwingUtilities.convertPoint(shown, 0, 0, within);
        graphics.translate(corner.x, corner.y);
        shown.paint(graphics); // printed, tables would leave out what is chosen
        graphics.dispose();
    }

    /** A line around a dialog, where the system would draw its frame. */
    private static void frame(JRootPane shown, BufferedImage image, JRootPane within) {
        Graphics2D graphics = image.createGraphics();
        Point corner = SwingUtilities.convertPoint(shown, 0, 0, within);
        graphics.setColor(Color.GRAY);
        graphics.fillRect(corner.x - 1, corner.y - 1, shown.getWidth() + 2, shown.getHeight() + 2);
        graphics.dispose();
    }

    /** Gives what is in the window a size. */
    private void resize(Dimension size) {
        Insets around = studio.frame().getInsets();
        studio.frame().setSize(size.width + around.left + around.right, size.height + around.top + around.bottom);
        studio.frame().validate();
    }

    /** Waits until something holds and the event thread has nothing else to do. */
    private void await(String what, BooleanSupplier holds) throws IOException {
        long patience = PATIENCE_MILLIS / PAUSE_MILLIS;
        while (!onEventThread(holds::getAsBoolean)) {
            patience--;
            if (patience < 0) {
                throw new IOException("\"" + what + "\" did not become ready within a minute");
            }
            pause();
        }
        onEventThread(() -> true);
    }

    /** What wraps learns its height only from its width, so it is laid out more than once until nothing moves any more. */
    private void settle() throws IOException {
        for (int time = 0; time < CALM; time++) {
            await(
                    "the layout",
                    () -> Toolkit.getDefaultToolkit().getSystemEventQueue().peekEvent() == null);
            pause();
        }
    }

    private static void pause() throws IOException {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    private static <T> T onEventThread(Callable<T> task) throws IOException {
        FutureTask<T> future = new FutureTask<>(task);
        try {
            SwingUtilities.invokeAndWait(future);
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } catch (InvocationTargetException | ExecutionException e) {
            throw new IllegalStateException("a screen failed", e);
        }
    }
}
