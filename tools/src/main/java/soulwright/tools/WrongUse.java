package soulwright.tools;

/** What was asked for cannot be done as asked; the message tells the person who asked what to do instead. */
final class WrongUse extends RuntimeException {
    private static final long serialVersionUID = 1L;

    WrongUse(String message) {
        super(message);
    }
}
