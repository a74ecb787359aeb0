package soulwright.content;

import java.util.OptionalInt;

/**
 * What a number may be. One whose greatest is below its least holds no number.
 *
 * @param least at least 0
 * @param greatest nothing for no upper end
 */
public record Range(int least, OptionalInt greatest) {
    private static final String TO = "..";
    private static final int MOST = 999_999;

    public Range {
        Check.within(0, MOST, least, "least");
        Check.within(0, MOST, greatest, "greatest");
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
