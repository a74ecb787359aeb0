package soulwright.content.duel;

import soulwright.content.Check;
import soulwright.content.Reading;

/**
 * How many games are played, and who begins.
 *
 * @param games the most; who has won more than half of them has won
 * @param starts who begins the first game
 */
public record Match(int games, Starts starts) {
    public Match {
        Check.within(1, 99, games, "games");
    }

    public static Match of(Reading match) {
        return new Match(match.at("games").number(1), match.at("starts").oneOf(Starts.class, Starts.RANDOM));
    }

    /** By chance, or the first seat. */
    public enum Starts {
        RANDOM,
        FIRST
    }
}
