package soulwright.editor.art;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Optional;

/**
 * How a player is told from the others: by a colour, and by a form with a digit in it, so that colours need not be seen.
 *
 * @param number from 0
 */
public record Seat(int number, Color colour) {
    private static final Color[] COLOURS = {
        new Color(0xd9604c), new Color(0x4c8fd9), new Color(0xc9a227), new Color(0x4caf6d),
        new Color(0xa66cc9), new Color(0x45b5b5), new Color(0xc97a45), new Color(0x9aa0a8)
    };
    private static final int ROUND = 0;
    private static final int[] CORNERS = {ROUND, 4, 3, 6, 5, 8, 4, 7};
    private static final double[] TURNS = {0, Math.PI / 4, 0, 0, 0, Math.PI / 8, 0, 0};

    /** A seat with the colour of its character as in `#rrggbb`, or one of the table's own. */
    public static Seat of(int number, Optional<String> colour) {
        return new Seat(
                number,
                colour.map(text -> new Color(Integer.parseInt(text.substring(1), 16)))
                        .orElse(COLOURS[number % COLOURS.length]));
    }

    /** Paints the mark in a square. */
    public void paint(Graphics2D graphics, double x, double y, double size) {
        try (Brush brush = Brush.on(graphics)) {
            Graphics2D g = brush.graphics();
            double rim = Math.max(1, size / 14);
            g.setColor(Tone.inkOn(colour));
            g.fill(form(x, y, size));
            g.setColor(colour);
            g.fill(form(x + rim, y + rim, size - 2 * rim));
            g.setColor(Tone.inkOn(colour));
            Font font = new Font(Font.SANS_SERIF, Font.BOLD, 12);
            double digit = size * (isTriangle() ? 0.48 : 0.62);
            brush.letters(Integer.toString(number + 1), font, x + size / 2, y + size * middle(), digit, size * 0.6);
        }
    }

    /** The form of the mark alone, in a square. */
    public Shape form(double x, double y, double size) {
        int corners = CORNERS[number % CORNERS.length];
        if (corners == ROUND) {
            return new Ellipse2D.Double(x, y, size, size);
        }
        double turn = TURNS[number % TURNS.length];
        return corners == 4 && turn > 0
                ? new Rectangle2D.Double(x + size * 0.06, y + size * 0.06, size * 0.88, size * 0.88)
                : polygon(corners, turn, x, y, size);
    }

    /** Where the digit stands: lower in a triangle, whose middle is. */
    private double middle() {
        return isTriangle() ? 0.6 : 0.5;
    }

    private boolean isTriangle() {
        return CORNERS[number % CORNERS.length] == 3;
    }

    private static Shape polygon(int corners, double turn, double x, double y, double size) {
        double radius = size / 2 * (corners == 3 ? 1.14 : 1.04);
        double middleY = y + size / 2 + (corners == 3 ? size * 0.08 : 0);
        Path2D path = new Path2D.Double();
        for (int corner = 0; corner < corners; corner++) {
            double angle = turn - Math.PI / 2 + 2 * Math.PI * corner / corners;
            double toX = x + size / 2 + Math.cos(angle) * radius;
            double toY = middleY + Math.sin(angle) * radius;
            if (corner == 0) {
                path.moveTo(toX, toY);
            } else {
                path.lineTo(toX, toY);
            }
        }
        path.closePath();
        return path;
    }
}
