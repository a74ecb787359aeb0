package soulwright.tools;

/** What was asked for can be asked for, but something that was found stands in the way: a damaged file, a pack with errors. */
final class Finding extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** @param message says what, where, and what to do about it */
    Finding(String message) {
        super(message);
    }
}
