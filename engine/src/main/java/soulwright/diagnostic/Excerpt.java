package soulwright.diagnostic;

/**
 * A line of source with what is wrong underlined. Both are cut to one screen's width around the mark; tabs become spaces, and the underline
 * is measured in columns of the terminal, so that it stands under the same characters on every screen.
 */
record Excerpt(String line, String underline) {
    private static final int WIDTH = 100;
    private static final int BEFORE = 60;
    private static final int TAB = 4;
    private static final String CUT = "…";

    /** Of a line, from a column to another (exclusive), both counted in code points from 1; at least one column is marked. */
    static Excerpt of(String line, int column, int endColumn) {
        return new Window(line, column, endColumn).draw();
    }

    /** The drawing of one line: characters before the window are measured, those in it are written. */
    private static final class Window {
        private final String line;
        private final int column;
        private final int endColumn;
        private final StringBuilder text = new StringBuilder();
        private final StringBuilder mark = new StringBuilder();
        private int at;

        Window(String line, int column, int endColumn) {
            this.line = line;
            this.column = column;
            this.endColumn = endColumn;
        }

        Excerpt draw() {
            int first = firstColumn();
            int offset = line.offsetByCodePoints(0, first - 1);
            at = first;
            if (first > 1) {
                add(CUT, " ");
            }
            while (offset < line.length() && text.length() < WIDTH) {
                int character = line.codePointAt(offset);
                addCharacter(character);
                offset += Character.charCount(character);
            }
            text.append(offset < line.length() ? CUT : "");
            if (mark.indexOf("^") < 0) {
                mark.append('^');
            }
            return new Excerpt(text.toString().stripTrailing(), mark.toString().stripTrailing());
        }

        private int firstColumn() {
            boolean fits = line.length() <= WIDTH;
            int last = fits ? 0 : line.codePointCount(0, line.length());
            return fits ? 1 : Math.max(1, Math.min(column - BEFORE, last - BEFORE));
        }

        private void addCharacter(int character) {
            String glyph = glyph(character);
            int width = glyph.codePoints().map(Glyphs::width).sum();
            boolean marked = at == column || (at > column && at < endColumn);
            add(glyph, (marked ? "^" : " ").repeat(width));
            at++;
        }

        private String glyph(int character) {
            if (character == '\t') {
                return " ".repeat(TAB - mark.length() % TAB);
            }
            return Glyphs.steers(character) ? "\uFFFD" : Character.toString(character);
        }

        private void add(String glyph, String under) {
            text.append(glyph);
            mark.append(under);
        }
    }
}
