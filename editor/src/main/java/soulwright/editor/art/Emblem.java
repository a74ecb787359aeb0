package soulwright.editor.art;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;

/**
 * How an entry is shown: what it is called, its picture, and the colour that goes with it.
 */
public record Emblem(String name, Picture picture, Color colour) {
    /** The same in another colour. */
    public Emblem in(Color other) {
        return new Emblem(name, picture, other);
    }

    /** Paints it on a rounded square of its colour. */
    public void paintTile(Graphics2D graphics, double x, double y, double size) {
        try (Brush brush = Brush.on(graphics)) {
            brush.graphics().setColor(colour);
            brush.graphics().fill(new RoundRectangle2D.Double(x, y, size, size, size / 4, size / 4));
        }
        picture.paint(graphics, x + size * 0.12, y + size * 0.12, size * 0.76, Tone.inkOn(colour));
    }

    /** Paints it on a disc of its colour with a rim, so that it stands out from whatever is below. */
    public void paintDisc(Graphics2D graphics, double x, double y, double size) {
        try (Brush brush = Brush.on(graphics)) {
            brush.graphics().setColor(Tone.inkOn(colour));
            brush.graphics().fill(new Ellipse2D.Double(x, y, size, size));
            double rim = Math.max(1, size / 24);
            brush.graphics().setColor(colour);
            brush.graphics().fill(new Ellipse2D.Double(x + rim, y + rim, size - 2 * rim, size - 2 * rim));
        }
        picture.paint(graphics, x + size * 0.16, y + size * 0.16, size * 0.68, Tone.inkOn(colour));
    }
}
