package soulwright.effect;

/**
 * The figures that make sense for a parameter: one that is written outside of them is a mistake, one that a formula gives is the nearest of them.
 *
 * @param least the lowest
 * @param most the highest; {@link Long#MAX_VALUE} for no end
 */
public record Bounds(long least, long most) {
    /** Whatever is said where nothing is bounded. */
    static final Bounds NONE = new Bounds(Long.MIN_VALUE, Long.MAX_VALUE);

    public boolean holds(long figure) {
        return figure >= least && figure <= most;
    }

    /** The nearest figure within. */
    public long nearest(long figure) {
        return Math.max(least, Math.min(most, figure));
    }

    /** In a sentence: `from 0 to 100`, `at least 0`. */
    public String words() {
        return most == Long.MAX_VALUE ? "at least " + least : "from %d to %d".formatted(least, most);
    }

    /** Whether there is anything outside. */
    public boolean isOpen() {
        return equals(NONE);
    }
}
