package soulwright.game;

import java.util.List;

/**
 * A game as it was played so far, or to its end: with its set-up it can be played again ({@link Replay}). Agents and listeners are not needed
 * for that, and leave nothing in it.
 *
 * @param decisions what was chosen, first to last, each as {@link Decision#key} names it; what was undone is not among them
 * @param hash of the game after the last decision, as {@link Game#hash} gives it
 * @param over whether the game has ended with it, as far as is known
 */
public record Recording(Setup setup, List<String> decisions, long hash, boolean over) {
    public Recording {
        decisions = List.copyOf(decisions);
    }

    /** One of a game that goes on, or of which nobody knows. */
    public Recording(Setup setup, List<String> decisions, long hash) {
        this(setup, decisions, hash, false);
    }
}
