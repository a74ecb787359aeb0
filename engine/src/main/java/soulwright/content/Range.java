package soulwright.content;

import java.util.OptionalInt;

/**
 * What a number may be.
 *
 * @param least at least 0
 * @param greatest nothing for no upper end
 */
public record Range(int least, OptionalInt greatest) {
    private static final String TO = "..";

    public Range {
        Check.within(0, greatest.orElse(Integer.MAX_VALUE), least, "the least of a range");
    }

    /** Reads `1..9`, `0..` without an upper end, or `20` exactly. */
    public static Range of(Reading range) {
        String text = range.word();
        int dots = text.indexOf(TO);
        if (dots < 0) {
            int exactly = range.number();
            return new Range(exactly, OptionalInt.of(exactly));
        }
        String to = text.substring(dots + TO.length());
        return new Range(
                Integer.parseInt(text.substring(0, dots)),
                to.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(to)));
    }

    public boolean holds(int number) {
        return number >= least && number <= greatest.orElse(Integer.MAX_VALUE);
    }
}
