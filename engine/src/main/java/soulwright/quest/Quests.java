package soulwright.quest;

import java.util.List;
import java.util.Optional;
import soulwright.battle.Carried;
import soulwright.content.Catalog;
import soulwright.content.EntryId;
import soulwright.content.piece.GameCharacter;
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

    /**
     * Starts a quest; its views are {@link QuestView}s.
     *
     * @throws IllegalArgumentException if more sit there than the ruleset has seats, or if it does not allow so many people
     */
    public TableGame start(QuestSetup setup) {
        return rules.start(setup);
    }

    /**
     * Starts a battle without a board; its views are {@link QuestView}s.
     *
     * @throws IllegalArgumentException if the ruleset has no such kind of battle, or what somebody brings does not belong to it
     */
    public TableGame start(BoutSetup setup) {
        return rules.start(setup);
    }

    /**
     * How a game that was started here stands for a player; for whoever goes on with it when it is over, since nothing in it is hidden.
     *
     * @param seat from 0
     */
    public QuestResult result(TableGame game, int seat) {
        return rules.result(game, seat);
    }

    /** What a summoner has who has played nothing yet: what everybody begins with, and his character's own. */
    public Carried fresh(Optional<EntryId<GameCharacter>> character) {
        return rules.fresh(character);
    }

    /** How much a computer player likes each of the cards, in their order, by the ruleset's judgement; higher is better. */
    public List<Long> liking(Carried carried) {
        return rules.liking(carried);
    }
}
