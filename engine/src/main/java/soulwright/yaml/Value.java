package soulwright.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.YamlScalar.Kind;
import soulwright.yaml.YamlScalar.Style;

/** What a document means, without places and styles: what an edit is to write, and what its result is held against. */
sealed interface Value {
    /** What brackets and braces change about how words are written. */
    enum Around {
        BLOCK,
        FLOW
    }

    /**
     * The value on one line.
     *
     * @param keep the style a word had before, which is kept where it can be
     */
    String inline(Around around, @Nullable Style keep);

    /** The value in lines of its own, without indentation. */
    default List<String> lines(ValueWriter writer) {
        return List.of(inline(Around.BLOCK, null));
    }

    /** Whether a value that was not written before looks better on one line. */
    default boolean isShort() {
        return true;
    }

    /** The value with another in place of what stands at some positions, from the top down; anchors stay. */
    default Value changed(List<Integer> positions, UnaryOperator<Value> change) {
        return change.apply(this);
    }

    record Word(Kind kind, String text) implements Value {
        public Word {
            text = kind == Kind.NULL ? "" : text;
        }

        boolean hasSeveralLines() {
            return kind == Kind.TEXT && text.indexOf('\n') >= 0;
        }

        @Override
        public String inline(Around around, @Nullable Style keep) {
            return ScalarWriter.write(this, around, keep);
        }
    }

    record Alias(String anchor) implements Value {
        @Override
        public String inline(Around around, @Nullable Style keep) {
            return "*" + anchor;
        }
    }

    record Anchored(String anchor, Value value) implements Value {
        @Override
        public String inline(Around around, @Nullable Style keep) {
            return "&" + anchor + " " + value.inline(around, keep);
        }

        @Override
        public Value changed(List<Integer> positions, UnaryOperator<Value> change) {
            return new Anchored(anchor, value.changed(positions, change));
        }
    }

    /** A list or map. */
    sealed interface Parts extends Value {
        int size();

        Parts with(int index, UnaryOperator<Value> change);

        /** With one part more; a list takes only its value. */
        Parts inserted(int index, Field part);

        Parts removed(int index);

        Parts moved(int from, int to);

        @Override
        default Value changed(List<Integer> positions, UnaryOperator<Value> change) {
            List<Integer> deeper = positions.isEmpty() ? List.of() : positions.subList(1, positions.size());
            return positions.isEmpty()
                    ? change.apply(this)
                    : with(positions.get(0), part -> part.changed(deeper, change));
        }
    }

    record Items(List<Value> items) implements Parts {
        private static final int SHORT = 70;

        public Items {
            items = List.copyOf(items);
        }

        @Override
        public String inline(Around around, @Nullable Style keep) {
            return items.stream()
                    .map(item -> item.inline(Around.FLOW, null))
                    .collect(Collectors.joining(", ", "[", "]"));
        }

        @Override
        public List<String> lines(ValueWriter writer) {
            return items.stream().flatMap(item -> writer.lines(item).stream()).toList();
        }

        @Override
        public boolean isShort() {
            return items.stream().allMatch(Word.class::isInstance)
                    && inline(Around.FLOW, null).length() <= SHORT;
        }

        @Override
        public int size() {
            return items.size();
        }

        @Override
        public Items with(int index, UnaryOperator<Value> change) {
            return changed(list -> list.set(index, change.apply(list.get(index))));
        }

        @Override
        public Items inserted(int index, Field part) {
            return changed(list -> list.add(index, part.value()));
        }

        @Override
        public Items removed(int index) {
            return changed(list -> list.remove(index));
        }

        @Override
        public Items moved(int from, int to) {
            return changed(list -> list.add(to, list.remove(from)));
        }

        private Items changed(Consumer<List<Value>> change) {
            List<Value> copy = new ArrayList<>(items);
            change.accept(copy);
            return new Items(copy);
        }
    }

    record Fields(List<Field> fields) implements Parts {
        public Fields {
            fields = List.copyOf(fields);
        }

        @Override
        public String inline(Around around, @Nullable Style keep) {
            return fields.stream().map(Field::inline).collect(Collectors.joining(", ", "{", "}"));
        }

        @Override
        public List<String> lines(ValueWriter writer) {
            return fields.stream()
                    .flatMap(field -> writer.lines(field).stream())
                    .toList();
        }

        @Override
        public boolean isShort() {
            return fields.isEmpty();
        }

        @Override
        public int size() {
            return fields.size();
        }

        @Override
        public Fields with(int index, UnaryOperator<Value> change) {
            Field old = fields.get(index);
            return changed(list -> list.set(index, new Field(old.key(), change.apply(old.value()))));
        }

        @Override
        public Fields inserted(int index, Field part) {
            return changed(list -> list.add(index, part));
        }

        @Override
        public Fields removed(int index) {
            return changed(list -> list.remove(index));
        }

        @Override
        public Fields moved(int from, int to) {
            return changed(list -> list.add(to, list.remove(from)));
        }

        Fields renamed(int index, String name) {
            return changed(
                    list -> list.set(index, new Field(name, list.get(index).value())));
        }

        private Fields changed(Consumer<List<Field>> change) {
            List<Field> copy = new ArrayList<>(fields);
            change.accept(copy);
            return new Fields(copy);
        }
    }

    record Field(String key, Value value) {
        String inline() {
            return ScalarWriter.key(key, Around.FLOW, null) + ": " + value.inline(Around.FLOW, null);
        }
    }

    /**
     * From plain Java: null, String, Boolean, whole numbers, BigDecimal, List, Map with string keys; or from a node.
     *
     * @throws IllegalArgumentException for any other type
     */
    static Value of(@Nullable Object plain) {
        return plain instanceof YamlNode node ? PlainValues.of(node) : PlainValues.of(plain);
    }
}
