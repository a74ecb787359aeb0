package soulwright.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.YamlScalar.Style;

/** The meaning of a list or map. */
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
        return positions.isEmpty() ? change.apply(this) : with(positions.get(0), part -> part.changed(deeper, change));
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
            return items.stream().allMatch(item -> item instanceof Word word && word.isOne())
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
        private static final int LONGEST = 110;

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

        /** On one line, with room inside its braces. */
        String braced() {
            String inline = inline(Around.FLOW, null);
            return "{ " + inline.substring(1, inline.length() - 1) + " }";
        }

        boolean isBraceable() {
            return !fields.isEmpty() && braced().length() <= LONGEST && !braced().contains("\n");
        }

        /** Whether it is several words and short lists of words, such as read well on one line. */
        boolean isSmall() {
            return fields.size() > 1
                    && fields.stream()
                            .allMatch(field -> field.value() instanceof Items items
                                    ? items.isShort()
                                    : field.value() instanceof Word word && word.isOne())
                    && braced().length() <= Items.SHORT;
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
}
