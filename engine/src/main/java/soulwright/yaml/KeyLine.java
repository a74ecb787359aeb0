package soulwright.yaml;

import java.util.Optional;

/**
 * A line in which a key has its value beside it: `- choose: pay`.
 *
 * @param key where the key begins
 * @param value where the value begins
 */
record KeyLine(String text, int key, int value) {
    private static final String COLON = ": ";

    /** The last line before an offset that is neither blank nor a comment, if it is such a line. */
    static Optional<KeyLine> above(String text, int at) {
        int start = Extents.lineStart(text, at);
        while (start > 0) {
            start = Extents.lineStart(text, start - 1);
            int first = Extents.firstInLine(text, start);
            if (first < Extents.lineEnd(text, first) && text.charAt(first) != '#') {
                return in(text, first);
            }
        }
        return Optional.empty();
    }

    private static Optional<KeyLine> in(String text, int first) {
        int key = first;
        while (text.startsWith("- ", key)) {
            key = Extents.firstInLine(text, key + 1);
        }
        int end = Extents.textEnd(text, key);
        int colon = text.substring(key, end).indexOf(COLON);
        int value = colon < 0 ? end : Extents.firstInLine(text, key + colon + 1);
        boolean written = value < end && "#&|>".indexOf(text.charAt(value)) < 0;
        return colon > 0 && written ? Optional.of(new KeyLine(text, key, value)) : Optional.empty();
    }

    String name() {
        return Surroundings.shorten(text.substring(key, text.indexOf(COLON, key)));
    }

    String described() {
        return "\"" + name() + "\", which already has the value " + written();
    }

    /** The value as it is written, without a comment behind it. */
    String written() {
        return Surroundings.shorten(text.substring(value, Extents.commentStart(text, value)));
    }
}
