package soulwright.pack;

import java.util.List;
import soulwright.effect.Machine;
import soulwright.effect.Vocabulary;
import soulwright.effect.reader.Grammar;
import soulwright.yaml.YamlMap;

/**
 * What an entry may be written in: the vocabulary of a machine with what rulesets declare.
 *
 * @param rulesets the trees of those rulesets, from which schemas are derived
 */
record Tongue(Machine machine, Grammar grammar, List<YamlMap> rulesets) {
    Vocabulary words() {
        return grammar.vocabulary();
    }
}
