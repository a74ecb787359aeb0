package soulwright.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game as it was played so far, or to its end: with its set-up it can be played again ({@link Replay}). Agents and listeners are not needed
 * for that, and leave nothing in it.
 *
 * @param decisions what was chosen, first to last, each as {@link Decision#key} names it; what was undone is not among them
 * @param hash of the game after the last decision, as {@link Game#hash} gives it
 * @param over whether the game has ended with it, as far as is known
 * @param stand where the game stands, as {@link Game#stand} gives it; nothing that it is played by, only for lists of saves
 */
public record Recording(Setup setup, List<String> decisions, long hash, boolean over, Map<String, String> stand) {
    public Recording {
        decisions = List.copyOf(decisions);
        stand = Collections.unmodifiableMap(new LinkedHashMap<>(stand));
    }

    /** One of a game that has no more to say about where it stands. */
    public Recording(Setup setup, List<String> decisions, long hash, boolean over) {
        this(setup, decisions, hash, over, Map.of());
    }

    /** One of a game that goes on, or of which nobody knows. */
    public Recording(Setup setup, List<String> decisions, long hash) {
        this(setup, decisions, hash, false);
    }
}
