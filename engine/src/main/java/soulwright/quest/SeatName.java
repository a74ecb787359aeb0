package soulwright.quest;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import soulwright.diagnostic.Glyphs;

/** What somebody at the table is called, whoever says so: a command, a screen or a save. */
public record SeatName(String text) {
    /** Longer names would leave no room for anything else. */
    private static final int LONGEST = 24;

    private static final String CUT = "\u2026";

    /** They join letters, and signs of several parts. */
    private static final String JOINERS = "\u200c\u200d";

    /** Why nobody can be called so, as a sentence without its end. */
    public Optional<String> fault() {
        return Glyphs.width(text) > LONGEST
                ? Optional.of("\"%s\" is too long; names have at most %d letters, or %d that are as wide as two"
                        .formatted(shown(), LONGEST, LONGEST / 2))
                : strange();
    }

    /** The same, however long it is: characters of a pack may have long names. */
    public Optional<String> strange() {
        if (key().isBlank() || Glyphs.width(text.strip()) == 0) {
            return Optional.of("\"%s\" is no name: nothing of it can be seen".formatted(shown()));
        }
        return text.codePoints().noneMatch(letter -> Glyphs.steers(letter) || isHidden(letter))
                ? Optional.empty()
                : Optional.of("names are of letters and signs; \"%s\" has others".formatted(shown()));
    }

    /** For messages: no longer than a name may be, and on one line. */
    private String shown() {
        String line = text.replaceAll("\\R", " ");
        int end = line.length();
        while (Glyphs.width(line.substring(0, end)) > (end < line.length() ? LONGEST - 1 : LONGEST)) {
            end = line.offsetByCodePoints(end, -1);
        }
        return end < line.length() ? line.substring(0, end).stripTrailing() + CUT : line;
    }

    private static boolean isHidden(int letter) {
        return switch (Character.getType(letter)) {
            case Character.FORMAT -> JOINERS.indexOf(letter) < 0;
            case Character.SURROGATE, Character.UNASSIGNED, Character.PRIVATE_USE -> true;
            default -> false;
        };
    }

    /** What names are compared by: two that look alike but for their case, for how their letters are written or for what cannot be seen have one. */
    public String key() {
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
