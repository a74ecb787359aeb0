package soulwright.tools.terminal;

import java.util.ArrayList;
import java.util.List;

/** A line of text in styles. */
public record Line(List<Span> spans) {
    public static final Line EMPTY = new Line(List.of());

    public Line {
        spans = List.copyOf(spans);
    }

    public static Line of(String text) {
        return of(text, Style.PLAIN);
    }

    public static Line of(String text, Style style) {
        return new Line(List.of(new Span(text, style)));
    }

    public Line plus(String text) {
        return plus(text, Style.PLAIN);
    }

    public Line plus(String text, Style style) {
        return plus(of(text, style));
    }

    public Line plus(Line more) {
        List<Span> all = new ArrayList<>(spans);
        all.addAll(more.spans);
        return new Line(all);
    }

    /** The letters alone. */
    public String text() {
        StringBuilder text = new StringBuilder();
        spans.forEach(span -> text.append(span.text()));
        return text.toString();
    }

    public int columns() {
        return spans.stream().mapToInt(span -> Columns.of(span.text())).sum();
    }

    /** Cut or filled up with blanks, so that it takes just so many columns. */
    public Line fit(int columns) {
        Line cut = cut(columns);
        return cut.plus(" ".repeat(columns - cut.columns()));
    }

    /** The line, or, where there is no room for it, its beginning with a sign that it goes on. */
    public Line shorten(int columns) {
        return columns() <= columns ? this : cut(columns - 1).plus(Columns.CUT, Style.FAINT);
    }

    /** As much of it as fits. */
    public Line cut(int columns) {
        List<Span> kept = new ArrayList<>();
        int left = columns;
        for (Span span : spans) {
            String text = Columns.cut(span.text(), left);
            kept.add(new Span(text, span.style()));
            left -= Columns.of(text);
            if (text.length() < span.text().length()) {
                break;
            }
        }
        return new Line(kept);
    }
}
