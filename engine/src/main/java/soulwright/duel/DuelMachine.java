package soulwright.duel;

import soulwright.diagnostic.Sink;
import soulwright.effect.Machine;
import soulwright.effect.Words;
import soulwright.yaml.YamlMap;

/** Plays the rulesets of kind `duel`. */
public final class DuelMachine implements Machine {
    private final Words words = DuelWords.words();

    @Override
    public String kind() {
        return DuelWords.DUEL;
    }

    @Override
    public Words words() {
        return words;
    }

    @Override
    public Words declaredBy(YamlMap ruleset, Sink sink) {
        return new DuelDeclarations(ruleset, words, sink).words();
    }
}
