package soulwright.story;

import java.util.List;
import java.util.Optional;
import soulwright.content.Catalog;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.story.Campaign;
import soulwright.game.TableGame;
import soulwright.story.play.StoryRules;

/** Makes games of one campaign. Immutable: one object serves any number of games, on several threads. */
public final class Campaigns {
    private final StoryRules rules;

    private Campaigns(StoryRules rules) {
        this.rules = rules;
    }

    /**
     * Makes the campaign, and the games in it, ready to be played.
     *
     * @throws IllegalArgumentException if its ruleset is not one of a board game of summoners
     */
    public static Campaigns of(Catalog catalog, Campaign campaign) {
        if (!(catalog.get(campaign.ruleset()) instanceof QuestRuleset ruleset)) {
            throw new IllegalArgumentException("campaigns are played by the ruleset of a board game");
        }
        return new Campaigns(new StoryRules(catalog, campaign, ruleset));
    }

    /** Starts the story; its views are {@link StoryView}s. */
    public TableGame start(long seed) {
        return rules.start(seed);
    }

    /** How many lines are said in the campaign, whoever says them. */
    public int lines() {
        return rules.lines();
    }

    /**
     * The kind of battle that can be fought between card stocks, once an examination of a game is over that unlocks it; nothing before (SM-VS-1).
     *
     * @param game that was started here
     */
    public Optional<String> versus(TableGame game) {
        return rules.versus(game);
    }

    /**
     * The card stocks that people of the story have by now, the hero's first; who has none is left out.
     *
     * @param game that was started here
     */
    public List<Stock> stocks(TableGame game) {
        return rules.stocks(game);
    }

    /**
     * Starts a battle between two card stocks; its views are {@link VersusView}s.
     *
     * @throws IllegalArgumentException if a stock does not belong to the campaign's packs and ruleset
     */
    public TableGame start(VersusSetup setup) {
        return rules.versus(setup).start();
    }
}
