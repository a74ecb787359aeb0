package soulwright.yaml;

import org.jspecify.annotations.Nullable;
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
    private volatile @Nullable Lines lines;

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
        Lines table = lines();
        return new Place(
                file,
                firstLine + table.line(start),
                1 + table.column(start),
                firstLine + table.line(end),
                1 + table.column(end));
    }

    private Lines lines() {
        Lines table = lines;
        if (table == null) {
            table = Lines.of(text);
            lines = table;
        }
        return table;
    }

    void moveTo(int line) {
        firstLine = line;
    }
}
