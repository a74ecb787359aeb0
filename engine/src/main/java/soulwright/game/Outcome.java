package soulwright.game;

import java.util.List;

/**
 * How a game ended.
 *
 * @param how `won` by the first, `ranked` because time was up, `capped` because it took too many decisions, `faulty` because a bound of the
 *     effects was exceeded
 * @param places the place of each player, from 1; equals share one
 * @param words what players read
 */
public record Outcome(How how, List<Integer> places, String words) {
    /** Why it is over. */
    public enum How {
        WON,
        RANKED,
        CAPPED,
        FAULTY
    }

    public Outcome {
        places = List.copyOf(places);
    }

    /** Whether this player, and no other, came first in a game that somebody has won. */
    public boolean isWonBy(int player) {
        return how == How.WON && places.get(player) == 1;
    }
}
