package soulwright.editor.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import soulwright.game.Session;
import soulwright.game.Setup;
import soulwright.quest.BoutSetup;
import soulwright.quest.QuestSetup;
import soulwright.story.Stock;
import soulwright.story.VersusChoices;
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

    /** The one that a save says. */
    static VersusPlan of(Saga saga, VersusChoices saved) {
        List<Side> sides = new ArrayList<>();
        for (int side = 0; side < BoutSetup.SEATS; side++) {
            BoutSetup.Seat seat = saved.setup().seats().get(side);
            String name = seat.who().name();
            Stock stock =
                    new Stock(seat.who().character().orElse(saga.campaign().hero()), name, seat.carried());
            sides.add(new Side(name, stock, saved.players().get(side)));
        }
        return new VersusPlan(saga, saved.setup().kind(), sides, saved.setup().seed());
    }

    VersusPlan seeded(long other) {
        return new VersusPlan(saga, kind, sides, other);
    }

    /** In words for people: who fights whom. */
    String title() {
        return sides.stream().map(Side::name).collect(Collectors.joining(" against "));
    }

    /**
     * Begins it, in a way that can be saved; takes a while.
     *
     * @throws IllegalArgumentException if its cards are not of the campaign and its packs as they are now
     */
    Session start() {
        List<BoutSetup.Seat> seats = sides.stream()
                .map(side -> new BoutSetup.Seat(
                        new QuestSetup.Seat(
                                side.name(), Optional.of(side.stock().character()), side.isPerson()),
                        side.stock().carried()))
                .toList();
        VersusSetup setup = new VersusSetup(kind, seats, seed);
        VersusChoices choices = new VersusChoices(
                saga.pack(),
                saga.campaign().about().id(),
                setup,
                sides.stream().map(Side::player).toList());
        return new Session(
                new Setup(saga.packs(), choices.written(), seed),
                saga.campaigns().start(setup));
    }
}
