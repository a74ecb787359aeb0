package soulwright.yaml;

/** An edit that was not done; nothing changed. */
public record Refused(Reason reason, String message) implements EditResult {
    public enum Reason {
        /** The text has a syntax error, a tag or several documents; it must be mended by hand first. */
        BROKEN_TEXT,
        /** The path leads nowhere, or to a value of another kind than the edit needs. */
        NO_SUCH_PLACE,
        /** The map already has that key. */
        KEY_TAKEN,
        /** Something else repeats an anchor that would go. */
        ANCHOR_IN_USE,
        /** The result would not mean exactly what was asked for. */
        NOT_POSSIBLE
    }

    @Override
    public YamlText orThrow() {
        throw new IllegalStateException(message);
    }
}
