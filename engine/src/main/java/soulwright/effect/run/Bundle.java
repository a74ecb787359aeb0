package soulwright.effect.run;

import java.util.List;

/** The abilities of one bearer, ready to work, with masks that tell quickly whether one of them may matter. Immutable. */
public final class Bundle {
    public static final Bundle EMPTY = new Bundle(List.of(), List.of(), List.of(), List.of());

    private final List<Hearing> hearings;
    private final List<Replacing> replacings;
    private final List<Standing> standings;
    private final List<Restriction> restrictions;
    private final long events;
    private final long verbs;
    private final long numbers;

    Bundle(
            List<Hearing> hearings,
            List<Replacing> replacings,
            List<Standing> standings,
            List<Restriction> restrictions) {
        this.hearings = List.copyOf(hearings);
        this.replacings = List.copyOf(replacings);
        this.standings = List.copyOf(standings);
        this.restrictions = List.copyOf(restrictions);
        events = hearings.stream().mapToLong(one -> bit(one.event())).reduce(0, (a, b) -> a | b);
        verbs = replacings.stream().mapToLong(one -> bit(one.verb())).reduce(0, (a, b) -> a | b);
        numbers = standings.stream().mapToLong(one -> bit(one.number())).reduce(0, (a, b) -> a | b);
    }

    /** The bit of a number in a mask; several numbers may share one. */
    static long bit(int number) {
        return 1L << (number & 63);
    }

    public boolean isEmpty() {
        return (events | verbs | numbers) == 0 && restrictions.isEmpty();
    }

    List<Hearing> hearings() {
        return hearings;
    }

    List<Replacing> replacings() {
        return replacings;
    }

    List<Standing> standings() {
        return standings;
    }

    List<Restriction> restrictions() {
        return restrictions;
    }

    long events() {
        return events;
    }

    long verbs() {
        return verbs;
    }

    long numbers() {
        return numbers;
    }
}
