package soulwright.story;

import soulwright.content.Catalog;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.story.Campaign;
import soulwright.game.TableGame;
import soulwright.quest.Quests;
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

    /** The games that are started in it, for battles between card stocks (SM-VS-1). */
    public Quests quests() {
        return rules.quests();
    }
}
