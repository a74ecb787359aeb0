package soulwright.tools.terminal;

/** How many columns of a terminal texts take: letters one, most Asian signs and pictures two, marks above and below letters none. */
public final class Columns {
    /** First and last of the stretches of signs that take two columns. */
    private static final int[] WIDE = {
        0x1100, 0x115f, 0x231a, 0x231b, 0x2e80, 0x303e, 0x3041, 0x33ff, 0x3400, 0x4dbf, 0x4e00, 0x9fff, 0xa000, 0xa4cf,
        0xac00, 0xd7a3, 0xf900, 0xfaff, 0xfe30, 0xfe4f, 0xff00, 0xff60, 0xffe0, 0xffe6, 0x1f300, 0x1f64f, 0x1f680,
        0x1f6ff, 0x1f900, 0x1f9ff, 0x20000, 0x3fffd
    };

    /** Stands for what there was no room for. */
    static final String CUT = "\u2026";

    private Columns() {}

    public static int of(String text) {
        return text.codePoints().map(Columns::of).sum();
    }

    private static int of(int letter) {
        int type = Character.getType(letter);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT) {
            return 0;
        }
        for (int i = 0; i < WIDE.length; i += 2) {
            if (letter >= WIDE[i] && letter <= WIDE[i + 1]) {
                return 2;
            }
        }
        return 1;
    }

    /** As much of a text as fits. */
    public static String cut(String text, int columns) {
        int used = 0;
        for (int at = 0; at < text.length(); ) {
            int letter = text.codePointAt(at);
            used += of(letter);
            if (used > columns) {
                return text.substring(0, at);
            }
            at += Character.charCount(letter);
        }
        return text;
    }

    /** The text, or, where there is no room for it, its beginning with a sign that it goes on. */
    public static String shorten(String text, int columns) {
        return of(text) <= columns ? text : cut(text, columns - 1).stripTrailing() + CUT;
    }

    /** Cut or filled up with blanks at the end, so that it takes just so many columns. */
    public static String fit(String text, int columns) {
        String cut = cut(text, columns);
        return cut + " ".repeat(columns - of(cut));
    }

    /** Filled up with blanks in front; not cut. */
    public static String right(String text, int columns) {
        return " ".repeat(Math.max(0, columns - of(text))) + text;
    }
}
