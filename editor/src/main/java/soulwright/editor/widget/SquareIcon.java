package soulwright.editor.widget;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.swing.Icon;
import soulwright.editor.art.Emblem;
import soulwright.editor.art.Picture;
import soulwright.editor.art.Seat;

/**
 * What is painted in a square, as an icon that grows with the zoom.
 *
 * @param size of a side, before zooming
 */
public record SquareIcon(int size, Motif motif) implements Icon {
    /** Something that is painted in a square. */
    @FunctionalInterface
    public interface Motif {
        /**
         * Paints it with its north-west corner at a point.
         *
         * @param side of the square, in dots
         * @param ink the colour of the text around
         */
        void paint(Graphics2D g, int x, int y, float side, Color ink);
    }

    /** The emblem of an entry, on a rounded square of its colour. */
    public static Icon of(Emblem emblem, int size) {
        return new SquareIcon(size, (g, x, y, side, ink) -> emblem.paintTile(g, x, y, side));
    }

    /** The mark of a player. */
    public static Icon of(Seat seat, int size) {
        return new SquareIcon(size, (g, x, y, side, ink) -> seat.paint(g, x, y, side));
    }

    /** A picture in the colour of the text around. */
    public static Icon of(Picture picture, int size) {
        return new SquareIcon(size, (g, x, y, side, ink) -> picture.paint(g, x, y, side, ink));
    }

    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
        Graphics2D pen = (Graphics2D) graphics.create();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        motif.paint(pen, x, y, UIScale.scale((float) size), on.getForeground());
        pen.dispose();
    }

    @Override
    public int getIconWidth() {
        return UIScale.scale(size);
    }

    @Override
    public int getIconHeight() {
        return UIScale.scale(size);
    }
}
