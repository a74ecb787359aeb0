package soulwright.diagnostic;

import java.util.Locale;

/** The little that words need where they stand alone: messages and titles are written to go on within a sentence. */
public final class Wording {
    private Wording() {}

    /** The same with a capital at its beginning; nothing stays nothing. */
    public static String capital(String words) {
        int first = words.isEmpty() ? 0 : words.offsetByCodePoints(0, 1);
        return words.substring(0, first).toUpperCase(Locale.ROOT) + words.substring(first);
    }
}
