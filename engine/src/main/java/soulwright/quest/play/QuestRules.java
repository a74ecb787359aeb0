package soulwright.quest.play;

import java.util.List;
import soulwright.content.Catalog;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.effect.Vocabulary;
import soulwright.game.Position;
import soulwright.game.Rules;
import soulwright.game.TableGame;
import soulwright.game.Values;
import soulwright.game.View;
import soulwright.quest.QuestSetup;

/** The rules of quests by one ruleset. */
public final class QuestRules implements Rules {
    private static final int CAP = 100_000;

    private final Catalog catalog;
    private final QuestGround ground;
    private final Days days;

    public QuestRules(Catalog catalog, QuestRuleset rules, Vocabulary vocabulary) {
        this.catalog = catalog;
        ground = new QuestGround(catalog, rules, vocabulary);
        days = new Days(ground);
    }

    /**
     * Starts a quest.
     *
     * @throws IllegalArgumentException if more sit there than the ruleset has seats, or if it does not allow so many people
     */
    public TableGame start(QuestSetup setup) {
        check(setup.seats());
        Position position = ground.seats().seated(setup);
        position.push(days, Days.BEGIN, Values.EMPTY);
        return TableGame.start(this, position);
    }

    private void check(List<QuestSetup.Seat> seats) {
        int most = ground.rules().seats();
        int people = (int) seats.stream().filter(QuestSetup.Seat::person).count();
        if (seats.isEmpty() || seats.size() > most) {
            throw new IllegalArgumentException("%d players for %d seats".formatted(seats.size(), most));
        }
        if (!ground.rules().humans().holds(people)) {
            throw new IllegalArgumentException("the rules are not for %d people".formatted(people));
        }
    }

    @Override
    public int players() {
        return ground.rules().seats();
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
        return new SeenQuest(ground, game, viewer);
    }

    @Override
    public List<Integer> places(Position position) {
        return ground.seats().places(position);
    }
}
