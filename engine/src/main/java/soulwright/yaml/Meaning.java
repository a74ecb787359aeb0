package soulwright.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import soulwright.yaml.Value.Anchored;
import soulwright.yaml.Value.Field;
import soulwright.yaml.Value.Fields;
import soulwright.yaml.Value.Items;

/** What edits do to the meaning of a document, whatever they do to its text. */
final class Meaning {
    /** The value with another in place of what stands at some positions, from the top down; anchors stay. */
    static Value changed(Value value, List<Integer> positions, UnaryOperator<Value> change) {
        if (value instanceof Anchored anchored) {
            return new Anchored(anchored.anchor(), changed(anchored.value(), positions, change));
        }
        if (positions.isEmpty()) {
            return change.apply(value);
        }
        int at = positions.get(0);
        UnaryOperator<Value> deeper = part -> changed(part, positions.subList(1, positions.size()), change);
        return value instanceof Fields fields
                ? new Fields(with(fields.fields(), at, field -> new Field(field.key(), deeper.apply(field.value()))))
                : new Items(with(((Items) value).items(), at, deeper));
    }

    static UnaryOperator<Value> inserted(int index, Field part) {
        return group -> {
            if (group instanceof Fields fields) {
                List<Field> more = new ArrayList<>(fields.fields());
                more.add(index, part);
                return new Fields(more);
            }
            List<Value> more = new ArrayList<>(((Items) group).items());
            more.add(index, part.value());
            return new Items(more);
        };
    }

    static UnaryOperator<Value> removed(int index) {
        return group -> group instanceof Fields fields
                ? new Fields(without(fields.fields(), index))
                : new Items(without(((Items) group).items(), index));
    }

    static UnaryOperator<Value> renamed(int index, String name) {
        return group -> new Fields(with(((Fields) group).fields(), index, field -> new Field(name, field.value())));
    }

    static UnaryOperator<Value> moved(int from, int to) {
        return group -> group instanceof Fields fields
                ? new Fields(moved(fields.fields(), from, to))
                : new Items(moved(((Items) group).items(), from, to));
    }

    private static <T> List<T> with(List<T> parts, int index, UnaryOperator<T> change) {
        List<T> changed = new ArrayList<>(parts);
        changed.set(index, change.apply(parts.get(index)));
        return changed;
    }

    private static <T> List<T> without(List<T> parts, int index) {
        List<T> fewer = new ArrayList<>(parts);
        fewer.remove(index);
        return fewer;
    }

    private static <T> List<T> moved(List<T> parts, int from, int to) {
        List<T> moved = new ArrayList<>(parts);
        moved.add(to, moved.remove(from));
        return moved;
    }

    private Meaning() {}
}
