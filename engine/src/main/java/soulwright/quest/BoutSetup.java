package soulwright.quest;

import java.util.List;
import soulwright.battle.Carried;

/**
 * What a battle without a board begins with.
 *
 * @param kind of battle, as the ruleset calls it
 * @param seats two
 * @param seed of everything that chance decides
 */
public record BoutSetup(String kind, List<Seat> seats, long seed) {
    /** How many fight. */
    public static final int SEATS = 2;

    public BoutSetup {
        if (seats.size() != SEATS) {
            throw new IllegalArgumentException("%d sides of a battle".formatted(seats.size()));
        }
        seats = List.copyOf(seats);
    }

    /**
     * One side.
     *
     * @param carried what he brings along; of his cards, those he may use in this battle
     */
    public record Seat(QuestSetup.Seat who, Carried carried) {}
}
