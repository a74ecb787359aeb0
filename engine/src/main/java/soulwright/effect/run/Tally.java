package soulwright.effect.run;

import soulwright.game.Position;

/** Counts how often something was done in a span: a turn, a round, a battle, a day, the game. */
public interface Tally {
    /** How often it was counted for a bearer in the span that goes on. */
    int count(Position position, long bearer, int what);

    /**
     * Counts one more.
     *
     * @param span for how long it is remembered, as the language of rulesets calls it
     */
    void count(Position position, long bearer, int what, String span);
}
