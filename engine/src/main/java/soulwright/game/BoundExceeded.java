package soulwright.game;

/** An effect that does not come to an end: it is stopped, and the game with it. */
public final class BoundExceeded extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** @param source the entry or rule whose effect it is */
    public BoundExceeded(String source) {
        super("The game was broken off, because something in the pack does not come to an end: " + source);
    }
}
