package soulwright.effect.formula;

import java.util.List;
import java.util.function.LongPredicate;
import soulwright.effect.Id;
import soulwright.effect.Property;
import soulwright.effect.Type;

/**
 * How a machine answers the leaves of formulas from a state of its own. Asked once for each leaf when a formula is compiled, never while it is
 * worked out. Numbers for ids and things are the machine's; {@link Figure#NONE} is none of them.
 */
public interface Reads<S> {
    long id(Id id);

    /** A role, a word of the place, a target, what `let` named. */
    Figure<S> name(String name, Type type);

    Listing<S> names(String name, Type type);

    /** A parameter of a keyword or of a named list of steps. */
    Figure<S> given(String name, Type type);

    Listing<S> givens(String name, Type type);

    /** The candidate that is tried at a depth. */
    Figure<S> candidate(int depth);

    /** Tries another candidate at a depth. */
    void candidate(S state, int depth, long candidate);

    /** Every entry of a kind, or every id of a set. */
    Listing<S> all(String set);

    /** A property of one thing; of nothing it is 0 or nothing. */
    Asked<S> property(Type owner, Property property);

    Listed<S> properties(Type owner, Property property);

    /** The number of a table for an id. */
    Tabled<S> cell(Type owner, Property table);

    /** The numbers of a table. */
    Listed<S> cells(Type owner, Property table);

    /** The id of the entry that a thing is one of, of the kinds of entry that its kind has. */
    Asked<S> entry(Type thing);

    /** Something asked of a thing. */
    @FunctionalInterface
    interface Asked<S> {
        long of(S state, long thing);
    }

    /** Several things that a thing has. */
    @FunctionalInterface
    interface Listed<S> {
        boolean any(S state, long thing, LongPredicate test);
    }

    /** A table that a thing has. */
    @FunctionalInterface
    interface Tabled<S> {
        long of(S state, long thing, long index);
    }

    /** A function that only a game can answer: chance, distances, what was used. */
    Figure<S> call(Function function, List<Figure<S>> arguments);

    /** Dice, added up. */
    Figure<S> dice(long count, long sides);
}
