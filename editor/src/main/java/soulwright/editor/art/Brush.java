package soulwright.editor.art;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;

/** Smooth painting, on a copy of the graphics that is given back when it is closed. */
final class Brush implements AutoCloseable {
    private final Graphics2D graphics;

    private Brush(Graphics2D graphics) {
        this.graphics = graphics;
    }

    static Brush on(Graphics2D graphics) {
        Graphics2D copy = (Graphics2D) graphics.create();
        copy.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        copy.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        copy.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        copy.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        return new Brush(copy);
    }

    Graphics2D graphics() {
        return graphics;
    }

    /** A shape out of a square of one size, in another square. */
    static Shape placed(Shape shape, double of, double x, double y, double size) {
        AffineTransform placed = AffineTransform.getTranslateInstance(x, y);
        placed.scale(size / of, size / of);
        return placed.createTransformedShape(shape);
    }

    /** Writes a few signs in the middle of a place, no higher and no wider than it. */
    void letters(String letters, Font font, double middleX, double middleY, double height, double width) {
        TextLayout whole =
                new TextLayout(letters, font.deriveFont(Font.BOLD, (float) height), graphics.getFontRenderContext());
        Rectangle2D bounds = whole.getBounds();
        double scale = Math.min(1, width / Math.max(1, bounds.getWidth()));
        TextLayout fitting = new TextLayout(
                letters, font.deriveFont(Font.BOLD, (float) (height * scale)), graphics.getFontRenderContext());
        Rectangle2D found = fitting.getBounds();
        fitting.draw(graphics, (float) (middleX - found.getCenterX()), (float) (middleY - found.getCenterY()));
    }

    @Override
    public void close() {
        graphics.dispose();
    }
}
