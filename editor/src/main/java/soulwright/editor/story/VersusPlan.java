package soulwright.editor.story;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import soulwright.agent.Agent;
import soulwright.editor.play.Chair;
import soulwright.editor.play.GameTable;
import soulwright.editor.play.Moment;
import soulwright.editor.play.Pace;
import soulwright.game.Journal;
import soulwright.game.Session;
import soulwright.game.Setup;
import soulwright.quest.BoutSetup;
import soulwright.quest.QuestChoices;
import soulwright.quest.QuestSetup;
import soulwright.story.VersusSetup;

/**
 * A battle between two card stocks that could begin.
 *
 * @param kind of battle
 * @param sides two
 */
record VersusPlan(Saga saga, String kind, List<Side> sides, long seed) {
    VersusPlan {
        sides = List.copyOf(sides);
    }

    VersusPlan seeded(long other) {
        return new VersusPlan(saga, kind, sides, other);
    }

    /** Begins it; takes a while. */
    Session start() {
        List<BoutSetup.Seat> seats = sides.stream()
                .map(side -> new BoutSetup.Seat(
                        new QuestSetup.Seat(
                                side.name(), Optional.of(side.stock().character()), side.person()),
                        side.stock().carried()))
                .toList();
        return new Session(
                new Setup(saga.packs(), Map.of(), seed), saga.campaigns().start(new VersusSetup(kind, seats, seed)));
    }

    /** Its table; the battle is short, and kept nowhere. */
    GameTable table(Session session, Pace pace, Consumer<Moment> shown) {
        List<Chair> chairs = sides.stream()
                .map(side -> new Chair(
                        side.name(),
                        Optional.of(side.stock().character()),
                        side.person() ? QuestChoices.PERSON : Saga.USUAL))
                .toList();
        List<Optional<Agent>> agents = sides.stream()
                .map(side -> side.person() ? Optional.<Agent>empty() : Optional.of(saga.player(Saga.USUAL)))
                .toList();
        return new GameTable(
                session, chairs, agents, Journal.of(session), Optional.empty(), pace, VersusMoment::of, shown);
    }
}
