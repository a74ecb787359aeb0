package soulwright.effect.formula;

/**
 * A compiled formula over a state. A truth is 1 or 0, an id or a thing is whatever number the machine has for it, nothing is {@link #NONE}.
 */
@FunctionalInterface
public interface Figure<S> {
    /** What stands for nobody and nothing. */
    long NONE = -1;

    long of(S state);

    /** A property of the thing that this figure gives. One that can be had at once is better had by whoever asks. */
    default Figure<S> then(Reads.Asked<S> property) {
        return state -> property.of(state, of(state));
    }

    /** Several things that the one has that this figure gives; nothing has none. */
    default Listing<S> thenAll(Reads.Listed<S> property) {
        return (state, test) -> {
            long thing = of(state);
            return thing != NONE && property.any(state, thing, test);
        };
    }

    default boolean holds(S state) {
        return of(state) != 0;
    }
}
