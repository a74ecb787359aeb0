package soulwright.story;

import java.util.List;
import soulwright.quest.BoutSetup;

/**
 * What a battle between two card stocks begins with.
 *
 * @param kind of battle, as the ruleset calls it
 * @param seats two, each with all cards of his stock: he picks from them what he takes along
 * @param seed of everything that chance decides
 */
public record VersusSetup(String kind, List<BoutSetup.Seat> seats, long seed) {
    public VersusSetup {
        if (seats.size() != BoutSetup.SEATS) {
            throw new IllegalArgumentException("%d sides of a battle".formatted(seats.size()));
        }
        seats = List.copyOf(seats);
    }
}
