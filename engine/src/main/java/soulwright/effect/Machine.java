package soulwright.effect;

import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlMap;

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
}
