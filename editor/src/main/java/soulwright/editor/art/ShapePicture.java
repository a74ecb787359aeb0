package soulwright.editor.art;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;

/** An icon of the library. */
record ShapePicture(Shape shape) implements Picture {
    @Override
    public void paint(Graphics2D graphics, double x, double y, double size, Color ink) {
        try (Brush brush = Brush.on(graphics)) {
            brush.graphics().setColor(ink);
            brush.graphics().fill(Brush.placed(shape, IconLibrary.SIZE, x, y, size));
        }
    }
}
