package soulwright.diagnostic;

/** Whether text for people is coloured. Colour never carries meaning alone. */
public enum Style {
    PLAIN,
    ANSI;

    private static final String ESCAPE = "\u001b[";
    private static final String RESET = ESCAPE + "0m";

    String bold(String text) {
        return in("1", text);
    }

    String severity(Severity severity, String text) {
        return in(
                switch (severity) {
                    case ERROR -> "1;31";
                    case WARNING -> "1;33";
                    case INFO -> "1;36";
                },
                text);
    }

    String quiet(String text) {
        return in("2", text);
    }

    String advice(String text) {
        return in("32", text);
    }

    private String in(String codes, String text) {
        return this == PLAIN || text.isEmpty() ? text : ESCAPE + codes + "m" + text + RESET;
    }
}
