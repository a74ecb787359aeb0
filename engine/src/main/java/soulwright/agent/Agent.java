package soulwright.agent;

import soulwright.game.Rng;
import soulwright.game.View;

/** A computer player. It keeps nothing from one decision to the next, so one object may sit at any number of tables, on several threads. */
@FunctionalInterface
public interface Agent {
    /**
     * Decides.
     *
     * @param view of the player for whom it decides, who is waited for
     * @param rng its own dice; those of the game are out of its reach
     * @return an option of the view's decision
     */
    int choose(View view, Rng rng);
}
