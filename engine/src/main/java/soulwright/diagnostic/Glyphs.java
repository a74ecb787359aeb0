package soulwright.diagnostic;

/** How characters look on a terminal. Packs come from strangers, so nothing that steers a terminal is let through. */
public final class Glyphs {
    /** First and last of the ranges of characters that fill two columns (East Asian wide and full-width ones, emoji). */
    private static final int[] WIDE = {
        0x1100, 0x115F, 0x2E80, 0x303E, 0x3041, 0x4DBF, 0x4E00, 0xA4CF, 0xA960, 0xA97F, 0xAC00, 0xD7A3, 0xF900, 0xFAFF,
        0xFE30, 0xFE6F, 0xFF00, 0xFF60, 0xFFE0, 0xFFE6, 0x1F300, 0x1F64F, 0x1F680, 0x1F6FF, 0x1F900, 0x1F9FF, 0x20000,
        0x3FFFD
    };

    private Glyphs() {}

    /** The columns that a text without such characters fills. */
    public static int width(String text) {
        return text.codePoints().map(Glyphs::width).sum();
    }

    /** The columns that a printable character fills. */
    static int width(int character) {
        switch (Character.getType(character)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> {
                return 0;
            }
            default -> {
                return isWide(character) ? 2 : 1;
            }
        }
    }

    private static boolean isWide(int character) {
        for (int i = 0; i < WIDE.length; i += 2) {
            if (character >= WIDE[i] && character <= WIDE[i + 1]) {
                return true;
            }
        }
        return false;
    }

    /** The text on one line, with control characters written as the escapes of a quoted YAML scalar. */
    static String printable(String text) {
        if (text.codePoints().noneMatch(Glyphs::steers)) {
            return text;
        }
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> append(out, c));
        return out.toString();
    }

    private static void append(StringBuilder out, int character) {
        if (steers(character)) {
            out.append("\\u%04x".formatted(character));
        } else {
            out.appendCodePoint(character);
        }
    }

    /** What moves the cursor, colours the screen, or turns the direction of writing round; also half a surrogate pair. */
    public static boolean steers(int character) {
        return Character.isISOControl(character)
                || (character >= 0x202A && character <= 0x202E)
                || (character >= 0x2066 && character <= 0x2069)
                || character == 0x2028
                || character == 0x2029
                || (character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE);
    }
}
