package soulwright.tools.bench;

import soulwright.game.Game;
import soulwright.game.Rng;

/** A game in which all decide at random; nothing but the game costs time. */
final class RandomGame {
    private final Game game;
    private final Rng rng;

    RandomGame(Game game, long seed) {
        this.game = game;
        this.rng = new Rng(seed);
    }

    boolean isOver() {
        return game.over();
    }

    void decide() {
        game.choose(rng.below(game.decision().size()));
    }

    /** Plays to the end, or until so many decisions have been made. Gives how many were. */
    int playUntil(int decisions) {
        while (!game.over() && game.decisions() < decisions) {
            decide();
        }
        return game.decisions();
    }
}
