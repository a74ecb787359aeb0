package soulwright.effect.run;

import java.util.Set;

/**
 * Something that whom it concerns may not do, get, or be chosen for.
 *
 * @param kind what about
 * @param ids the numbers of the actions, verbs or statuses
 */
record Restriction(Kind kind, Set<Long> ids, Concern concern) {
    /** The bits of what it forbids. */
    long mask() {
        return ids.stream().mapToLong(id -> kind.bit(id)).reduce(0, (a, b) -> a | b);
    }

    /** What a restriction is about. */
    enum Kind {
        CANNOT(0),
        NO_TARGET(21),
        IMMUNE(42);

        private final int shift;

        Kind(int shift) {
            this.shift = shift;
        }

        long bit(long id) {
            return Bundle.bit(id + shift);
        }
    }
}
