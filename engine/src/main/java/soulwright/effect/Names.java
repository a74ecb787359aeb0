package soulwright.effect;

import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/** The entries that a document can see; the pack loader knows them. */
public interface Names {
    /**
     * The full id (`pack:local`) of what is written at a place, or nothing after reporting why not: unknown (with the nearest), of a pack that
     * is not declared, of another kind, ambiguous, abstract.
     *
     * <p>An unqualified id is looked up from the pack whose file wrote it, so the node matters; its place is computed only for a finding.
     *
     * @param kinds the kinds of entry that may stand here: `monsters`
     * @param at the scalar that holds it
     * @param start where it stands in the text of the node's source, with {@code end} exclusive
     */
    Optional<String> resolve(Set<String> kinds, String written, YamlNode at, int start, int end);

    /** Whether it would resolve for the pack that wrote a node; reports nothing. */
    boolean exists(String kind, String written, YamlNode at);

    /** Whether all entries of a kind that the writer of a node sees could be read; if not, an id that is unknown may be one of the others. */
    default boolean isComplete(String kind, YamlNode at) {
        return true;
    }

    /** All ids of a kind as this document may write them, for suggestions and completion. */
    Collection<String> all(String kind);

    /** The merged definition of an entry by its full id, as {@link #resolve} gives it; nothing for an unknown or a broken one. */
    Optional<YamlMap> entry(String kind, String id);

    /** Every kind of entry: `monsters`. */
    Set<String> kinds();
}
