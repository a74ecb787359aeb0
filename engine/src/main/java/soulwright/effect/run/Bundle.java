package soulwright.effect.run;

import java.util.List;
import java.util.function.ToLongFunction;

/** The abilities of one bearer, ready to work, with masks that tell quickly whether one of them may matter. Immutable. */
public final class Bundle {
    /** The aspects in which abilities can matter, one mask each: what they hear, replace, change and forbid. */
    public static final int EVENTS = 0;

    public static final int VERBS = 1;
    public static final int NUMBERS = 2;
    public static final int RESTRICTIONS = 3;
    public static final int ASPECTS = 4;

    public static final Bundle EMPTY = new Bundle(List.of(), List.of(), List.of(), List.of());

    private final Hearing[] hearings;
    private final Replacing[] replacings;
    private final Standing[] standings;
    private final Restriction[] restrictions;
    private final long[] masks;

    Bundle(
            List<Hearing> hearings,
            List<Replacing> replacings,
            List<Standing> standings,
            List<Restriction> restrictions) {
        this.hearings = hearings.toArray(Hearing[]::new);
        this.replacings = replacings.toArray(Replacing[]::new);
        this.standings = standings.toArray(Standing[]::new);
        this.restrictions = restrictions.toArray(Restriction[]::new);
        masks = new long[] {
            union(hearings, one -> bit(one.event())),
            union(replacings, one -> bit(one.verb())),
            union(standings, one -> bit(one.number())),
            union(restrictions, Restriction::mask)
        };
    }

    private static <T> long union(List<T> abilities, ToLongFunction<T> mask) {
        return abilities.stream().mapToLong(mask).reduce(0, (a, b) -> a | b);
    }

    /** The bit of a number in a mask; several numbers may share one. */
    static long bit(long number) {
        return 1L << (number & 63);
    }

    /** The bits of all that its abilities concern in one aspect. */
    public long mask(int aspect) {
        return masks[aspect];
    }

    public boolean isEmpty() {
        return (masks[EVENTS] | masks[VERBS] | masks[NUMBERS] | masks[RESTRICTIONS]) == 0;
    }

    Hearing[] hearings() {
        return hearings;
    }

    Replacing[] replacings() {
        return replacings;
    }

    Standing[] standings() {
        return standings;
    }

    Restriction[] restrictions() {
        return restrictions;
    }
}
