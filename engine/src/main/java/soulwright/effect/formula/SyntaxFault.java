package soulwright.effect.formula;

/** Why a formula cannot be read, and which of its chars are to blame. */
final class SyntaxFault extends Exception {
    private static final long serialVersionUID = 1;

    private final int start;
    private final int end;
    private final String help;

    SyntaxFault(String message, String help, int start, int end) {
        super(message, null, false, false);
        this.help = help;
        this.start = start;
        this.end = end;
    }

    int start() {
        return start;
    }

    int end() {
        return end;
    }

    /** What to do about it; may be empty. */
    String help() {
        return help;
    }

    String words() {
        return String.valueOf(getMessage());
    }
}
