package soulwright.editor.art;

import static java.util.Comparator.comparingDouble;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.LineBreakMeasurer;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.text.AttributedString;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Text that keeps within its room. */
record TextFit(Graphics2D graphics, Font font) {
    private static final double LEAST = 0.72;
    private static final String MORE = "…";

    /** The font, made smaller if a text is too wide for it, but not so small that nobody could read it. */
    private Font shrunk(String text, double width) {
        return font.deriveFont((float) (font.getSize2D() * Math.max(LEAST, Math.min(1, width / width(text)))));
    }

    /** As much of a text as there is room for, with dots for what is missing. */
    private String fitting(String text, double width) {
        String fitting = text;
        while (width(fitting) > width && fitting.length() > 2) {
            fitting = fitting.substring(0, fitting.length() - 2).strip() + MORE;
        }
        return fitting;
    }

    /**
     * Writes a text in the middle of a place, from its left, in at most so many lines. All texts are of one size, unless a word of them is too long for it.
     *
     * @param most how many lines at most; what has no room in them is left out, with dots
     */
    void centred(String text, double x, double top, double width, double height, int most) {
        String longest = most == 1
                ? text
                : Stream.of(text.split(" ", -1))
                        .max(comparingDouble(this::width))
                        .orElse(text);
        TextFit fit = new TextFit(graphics, shrunk(longest, width));
        List<TextLayout> lines = fit.broken(text, width, most);
        double line =
                lines.isEmpty() ? 0 : lines.get(0).getAscent() + lines.get(0).getDescent();
        double y = top + (height - line * lines.size()) / 2;
        for (TextLayout shown : lines) {
            shown.draw(graphics, (float) x, (float) (y + shown.getAscent()));
            y += line;
        }
    }

    private List<TextLayout> broken(String text, double width, int most) {
        List<TextLayout> lines = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            boolean isLast = lines.size() == most - 1;
            int to = isLast
                    ? text.length()
                    : from + measured(text.substring(from)).nextOffset((float) width);
            String line = text.substring(from, to).strip();
            lines.add(layout(isLast ? fitting(line, width) : line));
            from = to;
        }
        return lines;
    }

    private LineBreakMeasurer measured(String text) {
        AttributedString written = new AttributedString(text);
        written.addAttribute(TextAttribute.FONT, font);
        return new LineBreakMeasurer(written.getIterator(), graphics.getFontRenderContext());
    }

    private TextLayout layout(String line) {
        return new TextLayout(line, font, graphics.getFontRenderContext());
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
        LineBreakMeasurer lines = measured(text);
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
