package soulwright.story.play;

import java.util.List;
import soulwright.content.Catalog;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.game.Outcome;
import soulwright.game.Position;
import soulwright.game.Rules;
import soulwright.game.TableGame;
import soulwright.game.View;
import soulwright.quest.BoutSetup;
import soulwright.quest.Quests;
import soulwright.story.VersusSetup;

/** Battles between two card stocks (SM-VS-1): each player picks what he takes along, then they fight. */
public final class VersusGround implements Rules {
    private static final int CAP = 100_000;

    private final Cupboard cupboard;
    private final VersusSetup setup;
    private final VersusTask task;

    public VersusGround(Catalog catalog, QuestRuleset rules, Quests quests, VersusSetup setup) {
        this.cupboard = Cupboard.of(catalog, rules, quests);
        this.setup = setup;
        this.task = new VersusTask(this);
    }

    /**
     * Starts the battle.
     *
     * @throws IllegalArgumentException if a stock, or the kind of battle, does not belong to the packs and the ruleset
     */
    public TableGame start() {
        check();
        Position position = new Position(setup.seed());
        position.allocate(cells());
        position.names(setup.seats().stream().map(seat -> seat.who().name()).toList());
        position.push(task, StageTask.NOBODY);
        return TableGame.start(this, position);
    }

    /** Starts the battle that may follow, with all cards, so that what does not belong to it is found before anybody packs. */
    private void check() {
        cupboard.quests().start(new BoutSetup(setup.kind(), setup.seats(), setup.seed()));
    }

    private int cells() {
        return BoutSetup.SEATS * 2 * cupboard.bags().width();
    }

    /** What a player has not yet picked, and what he takes along. */
    private int bag(int index) {
        return Layout.BASE + index * cupboard.bags().width();
    }

    /** Lets a player pick what he takes along. */
    PackQuestion pack(int seat) {
        return new PackQuestion(cupboard, seat, bag(2 * seat), deck(seat));
    }

    int deck(int seat) {
        return bag(2 * seat + 1);
    }

    VersusSetup setup() {
        return setup;
    }

    Cupboard cupboard() {
        return cupboard;
    }

    @Override
    public int players() {
        return BoutSetup.SEATS;
    }

    @Override
    public int cap() {
        return CAP;
    }

    @Override
    public View view(TableGame game, int viewer) {
        return new SeenVersus(this, game, viewer);
    }

    @Override
    public List<Integer> places(Position position) {
        Outcome outcome = position.outcome();
        return outcome == null ? TableGame.allEqual(players()) : outcome.places();
    }
}
