package soulwright.game;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Anything that can be played: a quest, a battle, a duel, a campaign. It stands still until somebody has decided, runs on to the next decision,
 * and ends. Deterministic: the same set-up, seed and decisions give the same game everywhere. Not for several threads at once; copies are
 * independent of each other.
 */
public interface Game {
    /** How many players there are; they are counted from 0. */
    int players();

    /**
     * The decision that is waited for; good until {@link #choose} is called.
     *
     * @throws IllegalStateException when the game is over
     */
    Decision decision();

    /**
     * Decides, and runs on to the next decision or the end.
     *
     * @param option from 0, below the size of the decision
     * @throws IndexOutOfBoundsException when there is no such option; nothing has happened then
     */
    void choose(int option);

    boolean over();

    /**
     * How it ended.
     *
     * @throws IllegalStateException while it goes on
     */
    Outcome outcome();

    /** An independent game that stands where this one does. Nobody listens to it. */
    Game copy();

    /** What one player may know. */
    View view(int viewer);

    /** A figure of everything that decides how the game goes on; equal games have equal ones, on every machine. */
    long hash();

    /** How many decisions have been made. */
    int decisions();

    /** Where it stands, in words by keys of its own, for lists of saves that nobody plays again to make them; empty if there is nothing to say. */
    default Map<String, String> stand() {
        return Map.of();
    }

    /** A figure that grows whenever chance has decided something, or somebody has seen something new: what was before cannot be taken back. */
    long barrier();

    /**
     * Tells somebody what happens from now on; null for nobody, which is fastest. Who is the first to listen, before anything has been decided, is
     * told at once what has happened since the game began.
     */
    void listen(@Nullable Listener listener);
}
