package soulwright.editor.entry.form;

import java.util.stream.IntStream;

/** Where the lines of a text begin, found once for many questions. */
final class LineStarts {
    private final int[] starts;

    private LineStarts(int[] starts) {
        this.starts = starts;
    }

    static LineStarts of(String text) {
        return new LineStarts(IntStream.concat(
                        IntStream.of(0),
                        IntStream.range(0, text.length())
                                .filter(at -> text.charAt(at) == '\n')
                                .map(at -> at + 1))
                .toArray());
    }

    /** The offset of a line, counted from 1. */
    int of(int line) {
        return starts[Math.min(line, starts.length) - 1];
    }
}
