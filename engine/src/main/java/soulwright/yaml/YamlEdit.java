package soulwright.yaml;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One change of what a document means. Values are plain Java (null, String, Boolean, whole numbers, BigDecimal, List, Map with string keys) or
 * nodes; a path through an alias leads to what the alias repeats.
 */
public sealed interface YamlEdit {
    /** For {@link YamlText}: the edit as splices of a text. */
    Plan plan(Planner planner);

    /** Puts a value in the place of another. What is the same in both keeps its text. */
    record SetValue(YamlPath path, @Nullable Object value) implements YamlEdit {
        @Override
        public Plan plan(Planner planner) {
            return planner.set(path, Value.of(value));
        }
    }

    /**
     * Adds an entry to a map; a map that is not written yet (`key:`) counts as empty.
     *
     * @param after the key it is to follow, or empty for the end
     */
    record AddKey(YamlPath map, String key, @Nullable Object value, Optional<String> after) implements YamlEdit {
        @Override
        public Plan plan(Planner planner) {
            return planner.add(map, new Parts.Field(key, Value.of(value)), after);
        }
    }

    /**
     * Adds an item to a list; a list that is not written yet (`key:`) counts as empty.
     *
     * @param index it will have, from 0 up to the size of the list
     */
    record InsertItem(YamlPath list, int index, @Nullable Object value) implements YamlEdit {
        @Override
        public Plan plan(Planner planner) {
            return planner.insert(list, index, Value.of(value));
        }
    }

    /** Puts items behind those of a list, as many as there are at the cost of one. */
    record AppendItems(YamlPath list, List<?> values) implements YamlEdit {
        @Override
        public Plan plan(Planner planner) {
            return planner.append(list, values.stream().map(Value::of).toList());
        }
    }

    /** Removes an item of a list, or a key and its value. */
    record Remove(YamlPath path) implements YamlEdit {
        @Override
        public Plan plan(Planner planner) {
            return planner.remove(path);
        }
    }

    /** Gives a key another name, in its place. */
    record RenameKey(YamlPath path, String name) implements YamlEdit {
        @Override
        public Plan plan(Planner planner) {
            return planner.rename(path, name);
        }
    }

    /**
     * Moves an item, or a key with its value, within its list or map.
     *
     * @param index it will have, from 0
     */
    record MoveTo(YamlPath path, int index) implements YamlEdit {
        @Override
        public Plan plan(Planner planner) {
            return planner.move(path, index);
        }
    }
}
