package soulwright.story.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.battle.Carried;
import soulwright.content.Catalog;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.story.Campaign;
import soulwright.game.Position;
import soulwright.game.Rules;
import soulwright.game.TableGame;
import soulwright.game.View;
import soulwright.story.Stock;
import soulwright.story.VersusSetup;

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

    /** The kind of battle that can be fought between card stocks by now; nothing before one is unlocked. */
    public Optional<String> versus(TableGame game) {
        return ground.versus(game.position());
    }

    /** The card stocks that people of the story have by now, the hero's first. */
    public List<Stock> stocks(TableGame game) {
        List<Stock> stocks = new ArrayList<>();
        for (int person = 0; person < ground.people(); person++) {
            if (ground.bags().isFull(game.position(), ground.stock(person))) {
                Carried carried = ground.bags().get(game.position(), ground.stock(person));
                stocks.add(new Stock(
                        ground.person(person).id(), ground.person(person).name(), carried));
            }
        }
        return stocks;
    }

    /** Makes a battle between two card stocks ready. */
    public VersusGround versus(VersusSetup setup) {
        return new VersusGround(catalog, ground.rules(), ground.quests(), setup);
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
        return catalog.named(source);
    }

    @Override
    public View view(TableGame game, int viewer) {
        return new SeenStory(ground, game, viewer);
    }

    @Override
    public Map<String, String> stand(TableGame game) {
        return new StorySceneMaker(ground, game).stand().written();
    }

    @Override
    public List<Integer> places(Position position) {
        return ground.places();
    }
}
