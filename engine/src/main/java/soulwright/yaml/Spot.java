package soulwright.yaml;

import java.util.List;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.Value.Around;
import soulwright.yaml.YamlScalar.Style;

/** A value as it is written: where it begins and ends, and how. Aliases stay aliases here. */
sealed interface Spot {
    /** Where the value begins, its anchor included. */
    int outer();

    /** Where the value begins behind its anchor. */
    int start();

    int end();

    @Nullable
    String anchor();

    Value value();

    /** An empty value, as in `key:`. */
    default boolean isUnwritten() {
        return false;
    }

    /** Text behind `|` or `>`. */
    default boolean isBlockText() {
        return false;
    }

    /** A map or list without braces or brackets around it. */
    default boolean isBlockGroup() {
        return false;
    }

    /** The quotes of a word; null for what has no style. */
    default @Nullable Style style() {
        return null;
    }

    record Scalar(int outer, int start, int end, @Nullable String anchor, Style style, Value.Word word)
            implements Spot {
        @Override
        public boolean isUnwritten() {
            return start == end;
        }

        /** `|` or `>` of a block scalar, with its indicators. */
        String header(String text) {
            return text.substring(start, Extents.wordEnd(text, start));
        }

        @Override
        public boolean isBlockText() {
            return style.isBlock();
        }

        @Override
        public Value value() {
            return named(anchor, word);
        }
    }

    record Reference(int start, int end, String name, Spot target) implements Spot {
        @Override
        public int outer() {
            return start;
        }

        @Override
        public @Nullable String anchor() {
            return null;
        }

        @Override
        public Value value() {
            return new Value.Alias(name);
        }
    }

    /** A map or list. */
    record Group(int outer, int start, int end, @Nullable String anchor, boolean flow, boolean map, List<Part> parts)
            implements Spot {
        Part part(int index) {
            return parts.get(index);
        }

        int size() {
            return parts.size();
        }

        Around around() {
            return flow ? Around.FLOW : Around.BLOCK;
        }

        @Override
        public boolean isBlockGroup() {
            return !flow;
        }

        /** The index of the part with a key, or -1. */
        int indexOf(String key) {
            for (int i = 0; i < parts.size(); i++) {
                if (parts.get(i).isKey(key)) {
                    return i;
                }
            }
            return -1;
        }

        @Override
        public Value value() {
            return named(anchor, map ? fields() : items());
        }

        private Value items() {
            return new Parts.Items(
                    parts.stream().map(part -> part.value().value()).toList());
        }

        private Value fields() {
            return new Parts.Fields(parts.stream()
                    .map(part -> new Parts.Field(part.name(), part.value().value()))
                    .toList());
        }
    }

    /**
     * An item of a list or an entry of a map.
     *
     * @param start of its dash, its key, or the `?` before its key
     * @param head behind its dash, its colon, or the key that has no colon; in flow lists where the value begins
     * @param key null in lists
     */
    record Part(int start, int head, @Nullable Scalar key, Spot value) {
        int end() {
            return Math.max(head, value.end());
        }

        boolean hasColon() {
            return key != null && head > key.end();
        }

        boolean isKey(String name) {
            return key != null && key.word().text().equals(name);
        }

        String name() {
            return key == null ? "" : key.word().text();
        }
    }

    private static Value named(@Nullable String anchor, Value value) {
        return anchor == null ? value : new Value.Anchored(anchor, value);
    }
}
