package soulwright.quest;

import soulwright.battle.BattleWords;
import soulwright.diagnostic.Sink;
import soulwright.effect.Machine;
import soulwright.effect.Words;
import soulwright.yaml.YamlMap;
import tools.jackson.databind.node.ObjectNode;

/** The board game with its battles: what it brings to the language, and what a ruleset of kind `quest` declares. */
public final class QuestMachine implements Machine {
    private final Words words;

    public QuestMachine() {
        Words.Builder own = Words.builder();
        BattleWords.addTo(own);
        QuestWords.addTo(own);
        words = own.build();
    }

    @Override
    public String kind() {
        return "quest";
    }

    @Override
    public Words words() {
        return words;
    }

    @Override
    public Words declaredBy(YamlMap ruleset, Sink sink) {
        return new Declarations(ruleset, new TakenNames(words, sink)).words();
    }

    @Override
    public ObjectNode schemaOf(String kind, ObjectNode general, YamlMap ruleset) {
        return kind.equals("monsters") ? new MonsterSchema(general, ruleset).derive() : general;
    }
}
