package soulwright.editor.art;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.LineBreakMeasurer;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.text.AttributedString;

/** Text that keeps within its room. */
record TextFit(Graphics2D graphics, Font font) {
    private static final double LEAST = 0.72;
    private static final String MORE = "…";

    /** The font, made smaller if a text is too wide for it, but not so small that nobody could read it. */
    Font shrunk(String text, double width) {
        return font.deriveFont((float) (font.getSize2D() * Math.max(LEAST, Math.min(1, width / width(text)))));
    }

    /** As much of a text as there is room for when it is shrunk, with dots for what is missing. */
    String fitting(String text, double width) {
        String fitting = text;
        while (width(fitting) * LEAST > width && fitting.length() > 2) {
            fitting = fitting.substring(0, fitting.length() - 2).strip() + MORE;
        }
        return fitting;
    }

    private double width(String text) {
        return Math.max(
                1, font.getStringBounds(text, graphics.getFontRenderContext()).getWidth());
    }

    /**
     * Writes a text in as many lines as it needs, or as there is room for.
     *
     * @param top where its first line begins
     * @param bottom what no line may reach beyond
     * @return where the next may begin
     */
    double paragraph(String text, double x, double top, double width, double bottom) {
        double y = top;
        if (text.isEmpty()) {
            return y;
        }
        AttributedString written = new AttributedString(text);
        written.addAttribute(TextAttribute.FONT, font);
        LineBreakMeasurer lines = new LineBreakMeasurer(written.getIterator(), graphics.getFontRenderContext());
        while (lines.getPosition() < text.length()) {
            int from = lines.getPosition();
            TextLayout line = lines.nextLayout((float) width);
            double height = line.getAscent() + line.getDescent() + line.getLeading();
            if (y + height > bottom) {
                return bottom;
            }
            boolean isLast = lines.getPosition() < text.length() && y + 2 * height > bottom;
            TextLayout shown = isLast ? cut(text.substring(from, lines.getPosition())) : line;
            shown.draw(graphics, (float) x, (float) (y + line.getAscent()));
            y += height;
        }
        return y;
    }

    private TextLayout cut(String line) {
        String shorter = line.substring(0, Math.max(1, line.length() - 2)).strip() + MORE;
        return new TextLayout(shorter, font, graphics.getFontRenderContext());
    }
}
