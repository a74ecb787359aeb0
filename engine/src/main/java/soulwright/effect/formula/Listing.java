package soulwright.effect.formula;

import java.util.function.LongPredicate;

/** A compiled path to several things over a state. */
@FunctionalInterface
public interface Listing<S> {
    /** Hands over one after the other until the test holds; gives whether it did. */
    boolean any(S state, LongPredicate test);
}
