package soulwright.tools.simulate;

import soulwright.game.Game;

/** Sets up the games of a simulation; on several threads at once. */
public interface Dealer {
    /**
     * Starts a game.
     *
     * @param game which of them, from 0
     * @param seed of everything that chance decides in it
     */
    Game deal(int game, long seed);

    /** On which board a game is played, or what else tells games apart. */
    String board(int game);

    /** How many days a game has lasted. */
    int days(Game game);
}
