package soulwright.editor.art;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.Map;

/**
 * Paints opaque squares fast, by keeping what was painted at the size that is in use. Sizes are in dots of the screen, so that they stay sharp at
 * any zoom. Belongs to one thread.
 *
 * @param <T> what is painted; equal things look the same
 */
public final class Sheet<T> {
    private static final int MOST = 2_000;

    private final Square<T> painter;
    private final Map<T, BufferedImage> painted = new HashMap<>();
    private int dots;

    /** Paints something into a square. */
    @FunctionalInterface
    public interface Square<T> {
        /** Covers the whole square. */
        void paint(Graphics2D graphics, T thing, double x, double y, double size);
    }

    public Sheet(Square<T> painter) {
        this.painter = painter;
    }

    /** Paints a thing, as it was painted before if it was. */
    public void paint(Graphics2D graphics, T thing, int x, int y, int size) {
        prepare(graphics, size);
        graphics.drawImage(painted.computeIfAbsent(thing, this::image), x, y, size, size, null);
    }

    /** Whether painting a thing costs next to nothing, since it was painted before at this size. */
    public boolean isKept(Graphics2D graphics, T thing, int size) {
        prepare(graphics, size);
        return painted.containsKey(thing);
    }

    private void prepare(Graphics2D graphics, int size) {
        AffineTransform zoom = graphics.getTransform();
        int wanted = (int) Math.ceil(size * Math.max(zoom.getScaleX(), zoom.getScaleY()));
        if (wanted != dots || painted.size() >= MOST) {
            painted.clear();
            dots = wanted;
        }
    }

    /** Forgets everything, as when colours have changed. */
    public void clear() {
        painted.clear();
    }

    private BufferedImage image(T thing) {
        BufferedImage image = new BufferedImage(Math.max(1, dots), Math.max(1, dots), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        painter.paint(graphics, thing, 0, 0, dots);
        graphics.dispose();
        return image;
    }
}
