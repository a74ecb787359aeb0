package soulwright.quest;

import java.util.Optional;
import soulwright.content.Catalog;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.game.TableGame;

/** Makes quests by one ruleset and the entries of its packs. Immutable: one object serves any number of games, on several threads. */
public final class Quests {
    private Quests() {}

    /** Makes all rules and effects ready to be played. */
    public static Quests of(Catalog catalog, QuestRuleset ruleset) {
        return new Quests();
    }

    /** Starts a quest; its views are {@link QuestView}s. */
    public TableGame start(QuestSetup setup) {
        return Optional.<TableGame>empty()
                .orElseThrow(() -> new UnsupportedOperationException("not yet: " + setup.board()));
    }
}
