package soulwright.diagnostic;

import java.util.stream.IntStream;

/**
 * A text by line and column, counted as {@link Place} counts: from 1, in code points, a byte order mark left out. A line ends as YAML says: with
 * a line feed, a carriage return, or both.
 */
final class Lines {
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final String text;
    private final int[] starts;

    Lines(String text) {
        this.text = text;
        int first = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
        this.starts = IntStream.concat(
                        IntStream.of(first),
                        IntStream.range(first, text.length())
                                .filter(at -> endsLine(text, at))
                                .map(at -> at + 1))
                .toArray();
    }

    private static boolean endsLine(String text, int at) {
        char c = text.charAt(at);
        return c == '\n' || (c == '\r' && !text.startsWith("\n", at + 1));
    }

    /** A line without its end; empty beyond the last one. */
    String line(int line) {
        int start = start(line);
        int end = start;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return text.substring(start, end);
    }

    /** The offset of a column; a column beyond the end of its line is drawn back to it. */
    int offset(int line, int column) {
        int start = start(line);
        int end = start + line(line).length();
        boolean inside = column <= text.codePointCount(start, end);
        return inside ? text.offsetByCodePoints(start, column - 1) : end;
    }

    private int start(int line) {
        return line > starts.length ? text.length() : starts[line - 1];
    }
}
