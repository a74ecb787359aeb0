package soulwright.diagnostic;

import java.util.Arrays;

/** A text by line and column, counted as {@link Place} counts: from 1, in code points, a byte order mark left out. */
final class Lines {
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final String text;
    private final int[] starts;

    Lines(String text) {
        this.text = text;
        this.starts = starts(text);
    }

    /** A line without its end; empty beyond the last one. */
    String line(int line) {
        int start = start(line);
        int end = text.indexOf('\n', start);
        end = end < 0 ? text.length() : end;
        return text.substring(start, end > start && text.charAt(end - 1) == '\r' ? end - 1 : end);
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

    private static int[] starts(String text) {
        int[] starts = new int[16];
        int count = 0;
        int next = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
        while (next >= 0) {
            starts = count == starts.length ? Arrays.copyOf(starts, count * 2) : starts;
            starts[count++] = next;
            int end = text.indexOf('\n', next);
            next = end < 0 ? -1 : end + 1;
        }
        return Arrays.copyOf(starts, count);
    }
}
