package soulwright.tools.terminal;

import java.util.Locale;
import java.util.Map;

/** How many colours a terminal shows. */
public enum Colours {
    NONE,
    /** 256 of them, chosen by number. */
    INDEXED,
    /** Any. */
    FULL;

    private static final String ESCAPE = "\033[";

    /**
     * What can be shown on a terminal.
     *
     * @param environment variables: `NO_COLOR`, `TERM`, `COLORTERM`
     */
    public static Colours of(Map<String, String> environment) {
        if (!environment.getOrDefault("NO_COLOR", "").isEmpty() || isDumb(environment)) {
            return NONE;
        }
        String more = environment.getOrDefault("COLORTERM", "").toLowerCase(Locale.ROOT);
        return more.contains("truecolor") || more.contains("24bit") ? FULL : INDEXED;
    }

    /** Whether a terminal understands no commands at all. */
    public static boolean isDumb(Map<String, String> environment) {
        return environment.getOrDefault("TERM", "xterm").equals("dumb");
    }

    /** A line with the commands that colour it, without an end of line. */
    public String print(Line line) {
        if (this == NONE) {
            return line.text().stripTrailing();
        }
        StringBuilder out = new StringBuilder();
        line.spans().forEach(span -> out.append(print(span)));
        return out.toString();
    }

    private String print(Span span) {
        String look = look(span.style());
        return look.isEmpty() ? span.text() : ESCAPE + look.substring(1) + "m" + span.text() + ESCAPE + "0m";
    }

    private String look(Style style) {
        return (style.bold() ? ";1" : "") + colour(38, style.ink()) + colour(48, style.paper());
    }

    private String colour(int ground, int rgb) {
        if (rgb == Style.NONE) {
            return "";
        }
        Shade shade = Shade.of(rgb);
        return this == INDEXED
                ? ";%d;5;%d".formatted(ground, shade.indexed())
                : ";%d;2;%d;%d;%d".formatted(ground, shade.red(), shade.green(), shade.blue());
    }
}
