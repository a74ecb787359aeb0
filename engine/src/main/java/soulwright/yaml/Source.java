package soulwright.yaml;

import soulwright.diagnostic.Place;

/**
 * A piece of a file that was read as one: an entry, or the whole file. Nodes know their piece and their offsets in it, so a piece whose text
 * did not change keeps its nodes when a file is read again.
 *
 * <p>Where the piece begins in its file is the one thing here that changes: {@link YamlFile#reread} moves it when text above it has
 * grown or shrunk.
 */
public final class Source {
    private final String file;
    private final String text;
    private volatile int firstLine;

    Source(String file, String text, int firstLine) {
        this.file = file;
        this.text = text;
        this.firstLine = firstLine;
    }

    public String file() {
        return file;
    }

    /** The text of this piece; offsets of nodes count its chars. */
    public String text() {
        return text;
    }

    /** The stretch between two offsets, in lines and columns of the file. */
    public Place place(int start, int end) {
        int from = lineStart(start);
        int to = lineStart(end);
        return new Place(file, line(from), column(from, start), line(to), column(to, end));
    }

    private int lineStart(int offset) {
        return text.lastIndexOf('\n', offset - 1) + 1;
    }

    private int line(int lineStart) {
        return firstLine
                + (int) text.chars().limit(lineStart).filter(c -> c == '\n').count();
    }

    private int column(int lineStart, int offset) {
        return 1 + text.codePointCount(lineStart, offset);
    }

    void moveTo(int line) {
        firstLine = line;
    }
}
