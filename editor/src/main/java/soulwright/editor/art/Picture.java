package soulwright.editor.art;

import java.awt.Color;
import java.awt.Graphics2D;

/** What can be painted at any size, within a square. */
@FunctionalInterface
public interface Picture {
    /**
     * Paints itself and leaves the graphics as they were.
     *
     * @param x the left side of the square
     * @param y its upper side
     * @param size its sides
     * @param ink the colour of pictures that have only one; others keep their own
     */
    void paint(Graphics2D graphics, double x, double y, double size, Color ink);
}
