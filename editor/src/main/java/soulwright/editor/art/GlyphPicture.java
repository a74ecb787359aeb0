package soulwright.editor.art;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Stands in for a picture that is not there: letters in a ring.
 *
 * @param letters one or two
 */
record GlyphPicture(String letters) implements Picture {
    /** The first letters of the first two words of a name. */
    static GlyphPicture of(String name) {
        String letters = Arrays.stream(name.strip().split("[\\s_-]+", -1))
                .filter(word -> !word.isEmpty())
                .limit(2)
                .map(word -> new String(Character.toChars(word.codePointAt(0))))
                .collect(Collectors.joining())
                .toUpperCase(Locale.ROOT);
        return new GlyphPicture(letters.isEmpty() ? "?" : letters);
    }

    @Override
    public void paint(Graphics2D graphics, double x, double y, double size, Color ink) {
        try (Brush brush = Brush.on(graphics)) {
            double line = size / 14;
            double inset = line + size / 20;
            brush.graphics().setColor(ink);
            brush.graphics().setStroke(new BasicStroke((float) line));
            brush.graphics().draw(new Ellipse2D.Double(x + inset, y + inset, size - 2 * inset, size - 2 * inset));
            Font font = new Font(Font.SANS_SERIF, Font.BOLD, 12);
            brush.letters(letters, font, x + size / 2, y + size / 2, size * 0.42, size * 0.56);
        }
    }
}
