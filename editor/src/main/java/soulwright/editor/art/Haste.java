package soulwright.editor.art;

import java.awt.Color;
import java.awt.Graphics2D;

/**
 * Paints what fits into a moment, so that nobody waits for the rest: what is not yet there is a plain square, and is to be painted soon.
 *
 * @param until nanoseconds of {@link System#nanoTime} after which nothing is painted that takes long
 */
public record Haste(long until) {
    private static final long MOMENT_NANOS = 15_000_000;

    /** From now on. */
    public static Haste now() {
        return new Haste(System.nanoTime() + MOMENT_NANOS);
    }

    /** Takes all the time that is needed, as for pictures. */
    public static Haste none() {
        return new Haste(Long.MAX_VALUE);
    }

    /**
     * Paints a square if it is quickly done or there is time left.
     *
     * @param plain what stands there else
     * @return whether it was painted
     */
    public <T> boolean paint(Sheet<T> sheet, Graphics2D graphics, T thing, Color plain, int x, int y, int size) {
        if (sheet.isKept(graphics, thing, size) || until == Long.MAX_VALUE || System.nanoTime() < until) {
            sheet.paint(graphics, thing, x, y, size);
            return true;
        }
        graphics.setColor(plain);
        graphics.fillRect(x, y, size, size);
        return false;
    }
}
