package soulwright.effect;

import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import soulwright.diagnostic.Place;

/** The entries that a document can see; the pack loader knows them. */
public interface Names {
    /**
     * The full id (`pack:local`) of what is written at a place, or nothing after reporting why not: unknown (with the nearest), of a pack that
     * is not declared, of another kind, ambiguous, abstract.
     *
     * @param kinds the kinds of entry that may stand here: `monsters`
     */
    Optional<String> resolve(Set<String> kinds, String written, Place place);

    /** Whether it would resolve; reports nothing. */
    boolean exists(String kind, String written);

    /** All ids of a kind as this document may write them, for suggestions and completion. */
    Collection<String> all(String kind);
}
