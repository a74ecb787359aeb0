package soulwright.game;

/** A task that has started a game within the game, by {@link Position#play}, and goes on when that is over. */
public interface Host extends Task {
    /**
     * Takes the inner game's end over.
     *
     * @param frame of this task, on top of the position as it was when the inner game began
     * @param inner over; nothing else happens in it
     */
    void over(Position position, Frame frame, Game inner);
}
