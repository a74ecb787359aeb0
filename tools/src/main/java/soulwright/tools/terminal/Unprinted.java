package soulwright.tools.terminal;

import java.io.IOException;
import java.util.Locale;

/** Something could not be printed: the disk is full, or whoever read it has gone. */
public final class Unprinted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String reason;

    Unprinted(IOException cause) {
        super(cause);
        this.reason = String.valueOf(cause.getMessage());
    }

    /** Whether whoever read it has read enough, as `head` does; there is nothing to complain about then. */
    public boolean isUnwanted() {
        return reason.toLowerCase(Locale.ROOT).contains("pipe");
    }

    /** What the system says. */
    public String reason() {
        return reason;
    }
}
