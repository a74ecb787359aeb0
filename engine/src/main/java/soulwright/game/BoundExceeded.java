package soulwright.game;

/** An effect that does not come to an end: it is stopped, and the game with it. */
public final class BoundExceeded extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String source;

    /** A bound of the step that runs. */
    public BoundExceeded() {
        this("");
    }

    private BoundExceeded(String source) {
        super("an effect does not come to an end");
        this.source = source;
    }

    /** The same, of a formula that is written somewhere; the innermost of several is to blame. */
    public BoundExceeded in(String place) {
        return source.isEmpty() ? new BoundExceeded(place) : this;
    }

    /** Where the formula is written; empty for that of the step that runs. */
    public String source() {
        return source;
    }
}
