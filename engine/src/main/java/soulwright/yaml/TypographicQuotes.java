package soulwright.yaml;

/** The curved quotes that word processors put in the place of those of the keyboard. To YAML they are letters like any other. */
final class TypographicQuotes {
    static final String STRAIGHT = "\"";

    private static final String OPENING = "\u201C\u201E\u201F\u2018\u201A\u201B";
    private static final String CLOSING = "\u201D\u201C\u2019\u2018";

    /** Whether a text without real quotes looks as if these were to quote it: they are around all of it, or the second is missing. */
    static boolean seemToQuote(String text) {
        if (!begin(text, 0)) {
            return false;
        }
        for (int i = 1; i < text.length() - 1; i++) {
            if (CLOSING.indexOf(text.charAt(i)) >= 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether one of them opens at an offset. */
    static boolean begin(String text, int at) {
        return at < text.length() && text.charAt(at) >= '\u2018' && OPENING.indexOf(text.charAt(at)) >= 0;
    }

    private TypographicQuotes() {}
}
