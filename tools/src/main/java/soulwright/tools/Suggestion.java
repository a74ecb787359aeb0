package soulwright.tools;

import soulwright.diagnostic.Nearest;

/** The end of a message about a word that is not known. */
final class Suggestion {
    private Suggestion() {}

    /** The known word that was most likely meant, as in {@code ; did you mean "validate"?}, or nothing. */
    static String among(String word, Iterable<String> known) {
        return Nearest.to(word, known)
                .map(near -> "; did you mean \"" + near + "\"?")
                .orElse("");
    }
}
