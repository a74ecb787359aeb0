package soulwright.game;

/** An effect that does not come to an end: it is stopped, and the game with it. */
public final class BoundExceeded extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** A bound of the step that runs. */
    public BoundExceeded() {
        super("an effect does not come to an end");
    }
}
