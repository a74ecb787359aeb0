package soulwright.tools.terminal;

import java.util.ArrayList;
import java.util.List;

/** A paragraph that is broken into lines, at blanks where there are any. */
final class Wrapped {
    private final int width;
    private final String indent;
    private final List<String> lines = new ArrayList<>();
    private String line;

    private Wrapped(String begun, int width, int indent) {
        this.line = begun;
        this.width = width;
        this.indent = " ".repeat(indent);
    }

    /** Blanks at the beginning of the paragraph stay. */
    static List<String> of(String paragraph, int width, int indent) {
        String words = paragraph.stripLeading();
        Wrapped wrapped = new Wrapped(paragraph.substring(0, paragraph.length() - words.length()), width, indent);
        for (String word : words.split(" +", -1)) {
            wrapped.add(word);
        }
        wrapped.lines.add(wrapped.line);
        return wrapped.lines;
    }

    private void add(String word) {
        if (!line.isBlank() && Columns.of(line) + 1 + Columns.of(word) > width) {
            next();
        }
        line += (line.isBlank() ? "" : " ") + word;
        while (Columns.of(line) > width) {
            String rest = line.substring(Columns.cut(line, width).length());
            line = Columns.cut(line, width);
            next();
            line += rest;
        }
    }

    private void next() {
        lines.add(line);
        line = indent;
    }
}
