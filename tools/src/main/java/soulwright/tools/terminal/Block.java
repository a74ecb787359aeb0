package soulwright.tools.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Puts lines together: side by side, in columns, wrapped. */
public final class Block {
    private static final int GAP = 2;
    private static final char UNBROKEN = '\u00a0';

    private Block() {}

    /**
     * Two blocks side by side.
     *
     * @param width of the left one, the gap included
     */
    public static List<Line> beside(List<Line> left, int width, List<Line> right) {
        List<Line> all = new ArrayList<>();
        for (int row = 0; row < Math.max(left.size(), right.size()); row++) {
            Line first = row < left.size() ? left.get(row) : Line.EMPTY;
            all.add(row < right.size() ? first.fit(width).plus(right.get(row)) : first);
        }
        return all;
    }

    /** Short lines in as few rows as fit, in columns that are read downwards. */
    public static List<Line> inColumns(List<Line> items, int width) {
        int widest = items.stream().mapToInt(Line::columns).max().orElse(0);
        int columns = Math.max(1, (width + GAP) / (widest + GAP));
        int rows = (items.size() + columns - 1) / columns;
        List<Line> all = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            Line line = Line.EMPTY;
            for (int at = row; at < items.size(); at += rows) {
                line = at + rows < items.size() ? line.plus(items.get(at).fit(widest + GAP)) : line.plus(items.get(at));
            }
            all.add(line.shorten(width));
        }
        return all;
    }

    /**
     * A text in lines that fit. Paragraphs stay apart.
     *
     * @param indent of all lines of a paragraph but the first
     */
    public static List<Line> wrap(String text, int width, int indent) {
        return text.lines()
                .flatMap(paragraph -> Wrapped.of(paragraph, Math.max(width, indent + 2), indent).stream())
                .map(Line::of)
                .toList();
    }

    /** Items with commas in lines that fit, broken only between items where that can be. */
    public static List<Line> list(String title, List<String> items, int width, int indent) {
        String text = items.stream().map(item -> item.replace(' ', UNBROKEN)).collect(Collectors.joining(", "));
        return wrap(title + text, width, indent).stream()
                .map(line -> Line.of(line.text().replace(UNBROKEN, ' ')))
                .toList();
    }
}
