package soulwright.game;

/** Hears what happens in a game, as it happens: a log, an animation, statistics. It must not touch the game. */
@FunctionalInterface
public interface Listener {
    void heard(Happening happening);
}
