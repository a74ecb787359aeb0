package soulwright.editor.widget;

import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.function.IntFunction;
import javax.swing.UIManager;

/**
 * The numbers of the columns above a board and of its rows beside it, so that a land is found whose coordinates are said. They are painted in the font
 * that is set.
 *
 * @param lands a side
 * @param side of a land, in dots
 * @param left where the first column begins
 * @param top where the first row begins
 * @param edge how wide the strips are that hold the numbers, in dots
 */
public record Rulers(int lands, int side, int left, int top, int edge) {
    /** Numbers further apart are all written; where lands are smaller than their numbers, each fifth. */
    private static final int SPARSE = 5;

    /** Along the edges of the board, or along those of what is painted on where the board reaches beyond them. */
    public int x() {
        return Math.max(0, left - edge);
    }

    /** Likewise for the strip above. */
    public int y() {
        return Math.max(0, top - edge);
    }

    /**
     * Paints both strips.
     *
     * @param column whose number stands out; 0 for none
     * @param row likewise
     */
    public void paint(Graphics2D g, int column, int row) {
        strip(g, column, number -> new Rectangle(left + (number - 1) * side, y(), side, edge));
        strip(g, row, number -> new Rectangle(x(), top + (number - 1) * side, edge, side));
    }

    private void strip(Graphics2D g, int marked, IntFunction<Rectangle> place) {
        for (int number = 1; number <= lands; number++) {
            paint(g, number, number == marked, place.apply(number));
        }
    }

    private static void paint(Graphics2D g, int number, boolean marked, Rectangle place) {
        String figure = Integer.toString(number);
        FontMetrics metrics = g.getFontMetrics();
        boolean room = place.width >= metrics.stringWidth(figure) && place.height >= metrics.getAscent() - 2;
        if (room || marked || number % SPARSE == 0) {
            g.setColor(colour(marked ? "Label.foreground" : "Label.disabledForeground"));
            g.drawString(
                    figure,
                    place.x + (place.width - metrics.stringWidth(figure)) / 2,
                    place.y + (place.height + metrics.getAscent() - metrics.getDescent()) / 2);
        }
    }

    private static Color colour(String key) {
        Color colour = UIManager.getColor(key);
        return colour == null ? Color.GRAY : colour;
    }
}
