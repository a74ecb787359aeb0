package soulwright.effect;

import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlMap;
import tools.jackson.databind.node.ObjectNode;

/**
 * What plays one kind of ruleset, as far as the language and the pack loader must know: its own words, and how to read what a ruleset
 * declares (attributes, numbers, zones, actions ...) as words too. The loader is given the machines; it imports none.
 */
public interface Machine {
    /** The `kind` of the rulesets it plays: `quest`, `duel`. */
    String kind();

    /** Its words, the same for every pack. */
    Words words();

    /** The words that a ruleset adds. Malformed parts are left out in silence: the schema reports them. */
    Words declaredBy(YamlMap ruleset, Sink sink);

    /**
     * The words that a document adds which is no ruleset but played by one.
     *
     * @param beside what is declared by the rulesets that it can be played by
     */
    default Words declaredBy(YamlMap document, Vocabulary beside) {
        return declaredBy(document, finding -> {});
    }

    /**
     * The schema for entries of a kind that are used with a ruleset: where the general schema allows anything, what the ruleset declares.
     *
     * @param kind a kind of entry whose general schema is marked `x-derived`
     * @param general is not changed
     */
    default ObjectNode schemaOf(String kind, ObjectNode general, YamlMap ruleset) {
        return general;
    }
}
