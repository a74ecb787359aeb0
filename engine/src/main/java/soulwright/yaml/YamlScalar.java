package soulwright.yaml;

/**
 * A word, number or text.
 *
 * @param text the value with quotes, escapes and folding resolved
 * @param kind what YAML 1.2's core schema makes of it; quoted and block scalars are always TEXT
 * @param style how it is written: formulas and columns inside it can only be pointed at when it is plain or quoted on one line
 */
public record YamlScalar(Source source, int start, int end, String text, Kind kind, Style style) implements YamlNode {
    public enum Kind {
        NULL,
        TRUTH,
        INTEGER,
        DECIMAL,
        TEXT
    }

    public enum Style {
        PLAIN,
        SINGLE_QUOTED,
        DOUBLE_QUOTED,
        LITERAL,
        FOLDED;

        /** Behind `|` or `>`, in lines of its own. */
        boolean isBlock() {
            return this == LITERAL || this == FOLDED;
        }
    }
}
