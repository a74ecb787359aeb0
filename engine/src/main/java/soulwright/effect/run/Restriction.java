package soulwright.effect.run;

import java.util.Set;

/**
 * Something that whom it concerns may not do, get, or be chosen for.
 *
 * @param kind what about
 * @param ids the numbers of the actions, verbs or statuses
 */
record Restriction(Kind kind, Set<Long> ids, Concern concern) {
    /** What a restriction is about. */
    enum Kind {
        CANNOT,
        NO_TARGET,
        IMMUNE
    }
}
