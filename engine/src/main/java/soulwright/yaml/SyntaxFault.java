package soulwright.yaml;

import soulwright.diagnostic.Diagnostic;

/** Ends the reading of a piece: from here on nothing in it can be trusted. */
final class SyntaxFault extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Diagnostic diagnostic;

    SyntaxFault(Diagnostic diagnostic) {
        super(diagnostic.message(), null, false, false);
        this.diagnostic = diagnostic;
    }

    Diagnostic diagnostic() {
        return diagnostic;
    }
}
