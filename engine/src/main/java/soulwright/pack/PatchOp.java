package soulwright.pack;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/**
 * One change of a patch.
 *
 * @param at the scalar with the path, to point at
 * @param path the keys from the entry to the value; an item of a list stands by its name ({@link ListItems})
 * @param value the figure or value it brings, or null
 * @param where the keys that pick items of the list at the path, or null
 */
record PatchOp(
        Verb verb,
        YamlNode at,
        List<String> path,
        @Nullable YamlNode value,
        @Nullable YamlMap where) {
    enum Verb {
        SET,
        UNSET,
        ADD,
        MULTIPLY,
        APPEND,
        INSERT_BEFORE,
        INSERT_AFTER,
        REMOVE,
        DELETE;

        private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

        static @Nullable Verb of(String word) {
            return Arrays.stream(values())
                    .filter(verb -> verb.word.equals(word))
                    .findFirst()
                    .orElse(null);
        }

        static List<String> words() {
            return Arrays.stream(values()).map(verb -> verb.word).toList();
        }

        /** Whether the path stands under `to`, and the verb's own value is a figure. */
        boolean bringsFigure() {
            return this == ADD || this == MULTIPLY;
        }
    }

    /** A value that cannot be changed as asked; the message says why. */
    static final class Misfit extends Exception {
        private static final long serialVersionUID = 1;

        Misfit(String message) {
            super(message);
        }
    }

    /** The op as written, or null when a part is missing; the schema says which. */
    static @Nullable PatchOp read(Verb verb, YamlMap.Entry main, YamlMap map) {
        YamlNode to = map.get("to");
        YamlMap where = map.get("where") instanceof YamlMap keys ? keys : null;
        if (verb == Verb.DELETE) {
            return new PatchOp(verb, main.key(), List.of(), null, null);
        }
        YamlNode path = verb.bringsFigure() ? to : main.value();
        YamlNode value = verb.bringsFigure() ? main.value() : verb == Verb.SET ? to : map.get("value");
        boolean needsValue = verb != Verb.UNSET && verb != Verb.REMOVE;
        return path instanceof YamlScalar scalar && (value != null || !needsValue)
                ? new PatchOp(verb, path, List.of(scalar.text().split("\\.", -1)), value, where)
                : null;
    }

    /** The key at a depth of the path, standing where it is written. */
    YamlScalar key(int depth) {
        String key = path.get(depth);
        int start = at.start() + String.join(".", path.subList(0, depth)).length() + (depth == 0 ? 0 : 1);
        boolean plain = at instanceof YamlScalar scalar && scalar.style() == YamlScalar.Style.PLAIN;
        return new YamlScalar(
                at.source(),
                plain ? start : at.start(),
                plain ? start + key.length() : at.end(),
                key,
                YamlScalar.Kind.TEXT,
                YamlScalar.Style.PLAIN);
    }

    /** Whether it decides what the entry inherits, so that it comes before inheriting. */
    boolean isStructural() {
        return !path.isEmpty() && (path.get(0).equals("extends") || path.get(0).equals("abstract"));
    }

    /** The value that takes the place of the old one (null: nothing there); null takes it away. */
    @Nullable
    YamlNode change(@Nullable YamlNode old) throws Misfit {
        return switch (verb) {
            case SET -> value;
            case UNSET -> null;
            case REMOVE -> where == null ? null : without(list(old), where);
            case ADD, MULTIPLY -> figure(old);
            case APPEND -> append(list(old));
            case INSERT_BEFORE, INSERT_AFTER, DELETE -> old;
        };
    }

    private static YamlList list(@Nullable YamlNode old) throws Misfit {
        if (old instanceof YamlList list) {
            return list;
        }
        throw new Misfit(old == null ? "there is no list" : "it is no list");
    }

    private YamlNode without(YamlList list, YamlMap keys) throws Misfit {
        List<YamlNode> items = new ArrayList<>(list.items());
        if (!items.removeIf(item -> item instanceof YamlMap map && ListItems.hasAll(map, keys))) {
            throw new Misfit("no item of the list has these values");
        }
        return new YamlList(at.source(), at.start(), at.end(), items);
    }

    private YamlNode append(YamlList list) {
        List<YamlNode> items = new ArrayList<>(list.items());
        items.addAll(newItems());
        return new YamlList(at.source(), at.start(), at.end(), items);
    }

    /** What `value` brings to a list: its items, or itself. */
    List<YamlNode> newItems() {
        if (value == null) {
            return List.of();
        }
        return value instanceof YamlList many ? many.items() : List.of(value);
    }

    private YamlNode figure(@Nullable YamlNode old) throws Misfit {
        BigDecimal by = number(value);
        BigDecimal from = number(old);
        if (by == null || from == null || !(value instanceof YamlScalar written)) {
            throw new Misfit(old == null ? "there is no number yet: use \"set\"" : "it is no number");
        }
        BigDecimal result = verb == Verb.ADD
                ? from.add(by)
                : from.multiply(by).divide(BigDecimal.valueOf(100), 0, RoundingMode.FLOOR);
        boolean whole = result.stripTrailingZeros().scale() <= 0;
        return new YamlScalar(
                written.source(),
                written.start(),
                written.end(),
                whole ? result.toBigInteger().toString() : result.toPlainString(),
                whole ? YamlScalar.Kind.INTEGER : YamlScalar.Kind.DECIMAL,
                YamlScalar.Style.PLAIN);
    }

    private static @Nullable BigDecimal number(@Nullable YamlNode node) {
        Long whole = node == null ? null : Trees.longValue(node);
        if (whole != null) {
            return BigDecimal.valueOf(whole);
        }
        if (!(node instanceof YamlScalar scalar) || scalar.kind() != YamlScalar.Kind.DECIMAL) {
            return null;
        }
        return scalar.text().matches("[-+]?[0-9]+[.][0-9]{1,6}") ? new BigDecimal(scalar.text()) : null;
    }
}
