package soulwright.duel;

import soulwright.diagnostic.Sink;
import soulwright.effect.Machine;
import soulwright.effect.Words;
import soulwright.yaml.YamlMap;
import tools.jackson.databind.node.ObjectNode;

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

    @Override
    public ObjectNode schemaOf(String kind, ObjectNode general, YamlMap ruleset) {
        return switch (kind) {
            case "cards" -> new CardSchema(general, ruleset).derive();
            case "decks" -> new DeckSchema(general, ruleset).derive();
            default -> general;
        };
    }
}
