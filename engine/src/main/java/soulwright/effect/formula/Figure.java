package soulwright.effect.formula;

/**
 * A compiled formula over a state. A truth is 1 or 0, an id or a thing is whatever number the machine has for it, nothing is {@link #NONE}.
 */
@FunctionalInterface
public interface Figure<S> {
    /** What stands for nobody and nothing. */
    long NONE = -1;

    long of(S state);

    default boolean holds(S state) {
        return of(state) != 0;
    }
}
