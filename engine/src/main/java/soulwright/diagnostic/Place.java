package soulwright.diagnostic;

import java.util.Comparator;

/**
 * A stretch of a file. Lines and columns count from 1; columns count characters (code points), and the end is exclusive. A finding about
 * a whole file stands at 1:1.
 *
 * @param file as people should read it: relative to where they stand, with forward slashes
 */
public record Place(String file, int line, int column, int endLine, int endColumn) {
    /** By file, then from top to bottom; of those that begin together the shorter one first. */
    static final Comparator<Place> ORDER = Comparator.comparing(Place::file)
            .thenComparingInt(Place::line)
            .thenComparingInt(Place::column)
            .thenComparingInt(Place::endLine)
            .thenComparingInt(Place::endColumn);

    public Place {
        if (line < 1 || column < 1 || endLine < line || (endLine == line && endColumn < column)) {
            throw new IllegalArgumentException(
                    "not a place: %s:%d:%d-%d:%d".formatted(file, line, column, endLine, endColumn));
        }
    }

    public static Place wholeFile(String file) {
        return new Place(file, 1, 1, 1, 1);
    }

    public boolean isWholeFile() {
        return equals(wholeFile(file));
    }

    /** Whether another place begins within this one. A whole file holds everything in it. */
    public boolean holds(Place other) {
        return file.equals(other.file) && (isWholeFile() || (reached(other) && !passed(other)));
    }

    private boolean reached(Place other) {
        return line < other.line || (line == other.line && column <= other.column);
    }

    private boolean passed(Place other) {
        return endLine < other.line || (endLine == other.line && endColumn < other.column);
    }

    /** `file:line:column`, the form that editors and terminals turn into a link. */
    @Override
    public String toString() {
        return file + ":" + line + ":" + column;
    }
}
