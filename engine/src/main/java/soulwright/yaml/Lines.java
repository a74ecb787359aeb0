package soulwright.yaml;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Where the lines of a text begin and which characters take two chars: offsets become lines and columns by binary search. */
final class Lines {
    private final int[] starts;
    private final int[] pairs;

    private Lines(int[] starts, int[] pairs) {
        this.starts = starts;
        this.pairs = pairs;
    }

    static Lines of(String text) {
        IntStream breaks = IntStream.range(0, text.length()).filter(i -> endsLine(text, i));
        IntStream starts = IntStream.concat(IntStream.of(0), breaks.map(i -> i + 1));
        IntStream pairs = IntStream.range(0, text.length()).filter(i -> Character.isLowSurrogate(text.charAt(i)));
        return new Lines(starts.toArray(), pairs.toArray());
    }

    /** Counts from 0. */
    int line(int offset) {
        return atMost(starts, offset) - 1;
    }

    /** Characters before the offset in its line. */
    int column(int offset) {
        int start = starts[line(offset)];
        return offset - start - (atMost(pairs, offset - 1) - atMost(pairs, start - 1));
    }

    private static boolean endsLine(String text, int at) {
        char c = text.charAt(at);
        return c == '\n' || (c == '\r' && !text.startsWith("\n", at + 1));
    }

    /** How many of the sorted values are at most the limit. */
    private static int atMost(int[] sorted, int limit) {
        int found = Arrays.binarySearch(sorted, limit);
        return found < 0 ? -found - 1 : found + 1;
    }
}
