package soulwright.quest;

import java.util.List;
import soulwright.content.Catalog;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.effect.Vocabulary;
import soulwright.game.TableGame;
import soulwright.quest.play.QuestRules;

/** Makes quests by one ruleset and the entries of its packs. Immutable: one object serves any number of games, on several threads. */
public final class Quests {
    private final QuestRules rules;

    private Quests(QuestRules rules) {
        this.rules = rules;
    }

    /** Makes all rules and effects ready to be played. */
    public static Quests of(Catalog catalog, QuestRuleset ruleset) {
        Vocabulary vocabulary = Vocabulary.of(List.of(new QuestMachine().words()));
        return new Quests(new QuestRules(catalog, ruleset, vocabulary));
    }

    /** Starts a quest; its views are {@link QuestView}s. */
    public TableGame start(QuestSetup setup) {
        return rules.start(setup);
    }
}
