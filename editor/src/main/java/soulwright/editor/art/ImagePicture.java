package soulwright.editor.art;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;

/** A picture of a pack that is made of dots, as large as fits, in the middle. */
record ImagePicture(BufferedImage image) implements Picture {
    @Override
    public void paint(Graphics2D graphics, double x, double y, double size, Color ink) {
        try (Brush brush = Brush.on(graphics)) {
            double scale = size / Math.max(image.getWidth(), image.getHeight());
            AffineTransform placed = AffineTransform.getTranslateInstance(
                    x + (size - image.getWidth() * scale) / 2, y + (size - image.getHeight() * scale) / 2);
            placed.scale(scale, scale);
            brush.graphics().drawImage(image, placed, null);
        }
    }
}
