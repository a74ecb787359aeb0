package soulwright.duel;

import java.util.OptionalInt;
import tools.jackson.databind.node.ObjectNode;

/** What a number may be, as a ruleset writes it: `1..9`, `0..` without an upper end, or `20` exactly. */
record Range(int least, OptionalInt greatest) {
    private static final String TO = "..";
    private static final int MOST = 999_999;

    /** Reads a range; what is malformed allows anything from 0, since the schema of rulesets reports it. */
    static Range of(String text) {
        try {
            int dots = text.indexOf(TO);
            if (dots < 0) {
                int exactly = Integer.parseInt(text);
                return new Range(exactly, OptionalInt.of(exactly));
            }
            String to = text.substring(dots + TO.length());
            return new Range(
                    Integer.parseInt(text.substring(0, dots)),
                    to.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(to)));
        } catch (NumberFormatException malformed) {
            return new Range(0, OptionalInt.empty());
        }
    }

    /** Holds a JSON Schema of a number to this range. */
    void limit(ObjectNode schema) {
        schema.put("minimum", least);
        schema.put("maximum", greatest.orElse(MOST));
    }

    String words() {
        return greatest.isPresent() ? "from %d to %d".formatted(least, greatest.getAsInt()) : least + " or more";
    }
}
