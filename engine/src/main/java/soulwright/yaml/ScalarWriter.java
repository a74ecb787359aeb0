package soulwright.yaml;

import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.Value.Around;
import soulwright.yaml.YamlScalar.Kind;
import soulwright.yaml.YamlScalar.Style;

/** Writes a word, number or text on one line, quoted only when it would mean something else without. */
final class ScalarWriter {
    private static final String INDICATORS = ",[]{}#&*!|>'\"%@`";
    private static final String FLOW_INDICATORS = ",[]{}?";

    /**
     * @param around brackets or braces forbid more
     * @param keep the style it had before, which is kept where it can be
     */
    static String write(Value.Word word, Around around, @Nullable Style keep) {
        if (word.kind() != Kind.TEXT) {
            return word.kind() == Kind.NULL ? "null" : word.text();
        }
        String text = word.text();
        if (keep == Style.SINGLE_QUOTED && isSingleQuotable(text)) {
            return singleQuoted(text);
        }
        if (keep != Style.DOUBLE_QUOTED && CoreSchema.kindOf(text) == Kind.TEXT && isPlain(text, around)) {
            return text;
        }
        boolean escapes = text.indexOf('"') >= 0 || text.indexOf('\\') >= 0;
        return keep != Style.DOUBLE_QUOTED && escapes && isSingleQuotable(text)
                ? singleQuoted(text)
                : doubleQuoted(text);
    }

    static String key(String key, Around around, @Nullable Style keep) {
        boolean plain = !key.equals("<<") && CoreSchema.kindOf(key) != Kind.NULL && isPlain(key, around);
        boolean quoted = keep == Style.SINGLE_QUOTED || keep == Style.DOUBLE_QUOTED;
        return plain && !quoted
                ? key
                : write(new Value.Word(Kind.TEXT, key), around, quoted ? keep : Style.DOUBLE_QUOTED);
    }

    private static boolean isPlain(String text, Around around) {
        if (text.isEmpty() || text.startsWith("---") || text.startsWith("...") || !mayBegin(text, around)) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (endsPlain(text, i, around)) {
                return false;
            }
        }
        return text.charAt(text.length() - 1) != ' ';
    }

    private static boolean mayBegin(String text, Around around) {
        char first = text.charAt(0);
        if (first == '-' || first == '?' || first == ':') {
            return !isGap(text, 1, around);
        }
        return first != ' ' && INDICATORS.indexOf(first) < 0;
    }

    private static boolean endsPlain(String text, int at, Around around) {
        char c = text.charAt(at);
        return switch (c) {
            case ':' -> isGap(text, at + 1, around);
            case '#' -> at > 0 && text.charAt(at - 1) == ' ';
            default -> isEscaped(text, at) || (around == Around.FLOW && FLOW_INDICATORS.indexOf(c) >= 0);
        };
    }

    /** Whether a `:` or `-` before the offset would be read as an indicator. */
    private static boolean isGap(String text, int at, Around around) {
        return at >= text.length()
                || text.charAt(at) == ' '
                || (around == Around.FLOW && FLOW_INDICATORS.indexOf(text.charAt(at)) >= 0);
    }

    private static boolean isSingleQuotable(String text) {
        return IntStream.range(0, text.length()).noneMatch(at -> isEscaped(text, at));
    }

    private static String singleQuoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    private static String doubleQuoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                case '\r' -> quoted.append("\\r");
                default -> quoted.append(isEscaped(text, i) ? "\\u%04X".formatted((int) c) : c);
            }
        }
        return quoted.append('"').toString();
    }

    /** Characters that may not stand in a file as such, and halves of a pair, which UTF-8 cannot hold. */
    private static boolean isEscaped(String text, int at) {
        char c = text.charAt(at);
        boolean pair = (Character.isHighSurrogate(c)
                        && at + 1 < text.length()
                        && Character.isLowSurrogate(text.charAt(at + 1)))
                || (Character.isLowSurrogate(c) && at > 0 && Character.isHighSurrogate(text.charAt(at - 1)));
        return c < ' ' || FileText.isForbidden(c) || (Character.isSurrogate(c) && !pair);
    }

    private ScalarWriter() {}
}
