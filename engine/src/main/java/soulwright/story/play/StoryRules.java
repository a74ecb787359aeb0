package soulwright.story.play;

import java.util.List;
import soulwright.content.Catalog;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.story.Campaign;
import soulwright.game.Position;
import soulwright.game.Rules;
import soulwright.game.TableGame;
import soulwright.game.View;
import soulwright.quest.Quests;

/** The rules of one campaign. */
public final class StoryRules implements Rules {
    private static final int CAP = 1_000_000;

    private final Catalog catalog;
    private final StoryGround ground;

    public StoryRules(Catalog catalog, Campaign campaign, QuestRuleset rules) {
        this.catalog = catalog;
        ground = new StoryGround(catalog, campaign, rules);
    }

    /** Starts the story. */
    public TableGame start(long seed) {
        Position position = new Position(seed);
        ground.layout().lay(position);
        ground.numbers()
                .values()
                .forEach(number -> number.set(position, number.counter().start()));
        position.push(ground.stage(0), StageTask.NOBODY);
        return TableGame.start(this, position);
    }

    public int lines() {
        return ground.script().lines();
    }

    public Quests quests() {
        return ground.quests();
    }

    @Override
    public int players() {
        return ground.players();
    }

    @Override
    public int cap() {
        return CAP;
    }

    @Override
    public String blamed(String source) {
        return catalog.writtenAt(source).map(entry -> entry + ", " + source).orElse(source);
    }

    @Override
    public View view(TableGame game, int viewer) {
        return new SeenStory(ground, game, viewer);
    }

    @Override
    public List<Integer> places(Position position) {
        return ground.places();
    }
}
