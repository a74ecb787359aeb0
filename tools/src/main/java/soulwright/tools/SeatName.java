package soulwright.tools;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import soulwright.tools.terminal.Columns;
import soulwright.tools.terminal.Harmless;

/** What somebody at the table is called, whoever says so: the command line, the menu or a save. */
record SeatName(String text) {
    /** Longer names would leave no room for anything else. */
    private static final int LONGEST = 24;

    /** They join letters, and signs of several parts. */
    private static final String JOINERS = "\u200c\u200d";

    /** Why nobody can be called so, as a sentence without its end. */
    Optional<String> fault() {
        return Columns.of(text) > LONGEST
                ? Optional.of("\"%s\" is too long; names have at most %d letters, or %d that are as wide as two"
                        .formatted(shown(), LONGEST, LONGEST / 2))
                : strange();
    }

    /** The same, however long it is: characters of a pack may have long names. */
    Optional<String> strange() {
        if (key().isBlank() || Columns.of(text.strip()) == 0) {
            return Optional.of("\"%s\" is no name: nothing of it can be seen".formatted(shown()));
        }
        return Harmless.is(text) && text.codePoints().noneMatch(SeatName::isHidden)
                ? Optional.empty()
                : Optional.of("names are of letters and signs; \"%s\" has others".formatted(shown()));
    }

    /** For messages: no longer than a name may be, and on one line. */
    private String shown() {
        return Columns.shorten(text.replaceAll("\\R", " "), LONGEST);
    }

    private static boolean isHidden(int letter) {
        return switch (Character.getType(letter)) {
            case Character.FORMAT -> JOINERS.indexOf(letter) < 0;
            case Character.SURROGATE, Character.UNASSIGNED, Character.PRIVATE_USE -> true;
            default -> false;
        };
    }

    /** What names are compared by: two that look alike but for their case, for how their letters are written or for what cannot be seen have one. */
    String key() {
        return Normalizer.normalize(text, Normalizer.Form.NFKC)
                .codePoints()
                .filter(letter -> Character.getType(letter) != Character.FORMAT && !isFiller(letter))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString()
                .strip()
                .replaceAll("\\s+", " ")
                .toLowerCase(Locale.ROOT);
    }

    /** Signs that count as letters or marks, and show nothing: variants, fillers of Korean syllables, Braille without a dot. */
    private static boolean isFiller(int letter) {
        return (letter >= 0xfe00 && letter <= 0xfe0f)
                || (letter >= 0xe0100 && letter <= 0xe01ef)
                || letter == 0x115f
                || letter == 0x1160
                || letter == 0x3164
                || letter == 0xffa0
                || letter == 0x034f
                || letter == 0x2800;
    }
}
