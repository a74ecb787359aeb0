package soulwright.diagnostic;

/**
 * A stretch of a file. Lines and columns count from 1; columns count characters (code points), and the end is exclusive. A finding about
 * a whole file stands at 1:1.
 *
 * @param file as people should read it: relative to where they stand, with forward slashes
 */
public record Place(String file, int line, int column, int endLine, int endColumn) {
    public Place {
        if (line < 1 || column < 1 || endLine < line || (endLine == line && endColumn < column)) {
            throw new IllegalArgumentException(
                    "not a place: %s:%d:%d-%d:%d".formatted(file, line, column, endLine, endColumn));
        }
    }

    public static Place wholeFile(String file) {
        return new Place(file, 1, 1, 1, 1);
    }

    /** `file:line:column`, the form that editors and terminals turn into a link. */
    @Override
    public String toString() {
        return file + ":" + line + ":" + column;
    }
}
