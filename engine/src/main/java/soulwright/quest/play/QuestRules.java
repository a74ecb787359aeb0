package soulwright.quest.play;

import java.util.List;
import java.util.Optional;
import soulwright.battle.Carried;
import soulwright.battle.play.Globals;
import soulwright.battle.play.Pieces;
import soulwright.content.Catalog;
import soulwright.content.EntryId;
import soulwright.content.piece.GameCharacter;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.effect.Vocabulary;
import soulwright.game.Position;
import soulwright.game.TableGame;
import soulwright.game.Values;
import soulwright.quest.BoutSetup;
import soulwright.quest.QuestResult;
import soulwright.quest.QuestSetup;

/** The rules of quests, and of battles without a board, by one ruleset. */
public final class QuestRules {
    private final Catalog catalog;
    private final QuestGround ground;
    private final Days days;
    private final Bout bout;

    public QuestRules(Catalog catalog, QuestRuleset rules, Vocabulary vocabulary) {
        this.catalog = catalog;
        ground = new QuestGround(catalog, rules, vocabulary);
        days = new Days(ground);
        bout = new Bout(ground);
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
        return TableGame.start(new Table(catalog, ground, setup.seats().size()), position);
    }

    /**
     * Starts a battle without a board.
     *
     * @throws IllegalArgumentException if the ruleset has no such kind of battle, or what somebody brings does not belong to it
     */
    public TableGame start(BoutSetup setup) {
        int kind = List.copyOf(ground.rules().battle().kinds().keySet()).indexOf(setup.kind());
        if (kind < 0) {
            throw new IllegalArgumentException("no kind of battle " + setup.kind());
        }
        Position position = ground.seats().opposed(setup);
        position.push(bout, Bout.values(kind));
        return TableGame.start(new Table(catalog, ground, BoutSetup.SEATS), position);
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

    /** How a game stands for a player. */
    public QuestResult result(TableGame game, int seat) {
        Position position = game.position();
        int player = ground.battle().pieces().player(position, seat);
        return new QuestResult(
                position.at(Globals.DAY),
                position.at(player + Pieces.TURNS),
                ground.battle().luggage().numbers(position, player),
                ground.battle().luggage().of(position, player));
    }

    /** What a summoner has who has played nothing yet. */
    public Carried fresh(Optional<EntryId<GameCharacter>> character) {
        return ground.seats().fresh(character);
    }

    /** How much a computer player likes each of the cards, by the ruleset's judgement; higher is better. */
    public List<Long> liking(Carried carried) {
        return ground.seats().liking(carried);
    }
}
