package soulwright.pack;

import org.jspecify.annotations.Nullable;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/**
 * How items of a list are named, as lists have no keys and places in them are never counted: a word by itself; a map by its `id`, its `name`,
 * or its first key with the value there (`inflict`, or `inflict: sleep`).
 */
public final class ListItems {
    private ListItems() {}

    /** Whether an item goes by a name. */
    public static boolean isNamed(YamlNode item, String name) {
        if (item instanceof YamlScalar scalar) {
            return scalar.text().equals(name);
        }
        return item instanceof YamlMap map
                && (name.equals(text(map.get("id"))) || name.equals(text(map.get("name"))) || isFirstKey(map, name));
    }

    /** Whether an item is meant by a word, or by a map all of whose keys it has with the same values. */
    static boolean isNamed(YamlNode item, YamlNode by) {
        if (by instanceof YamlScalar scalar) {
            return isNamed(item, scalar.text());
        }
        return by instanceof YamlMap wanted && item instanceof YamlMap map && hasAll(map, wanted);
    }

    static boolean hasAll(YamlMap map, YamlMap wanted) {
        return wanted.entries().stream().allMatch(entry -> {
            YamlNode value = map.get(entry.key().text());
            return value != null && Trees.same(value, entry.value());
        });
    }

    /** An item's name in messages, in quotes. */
    static String name(YamlNode item) {
        if (item instanceof YamlScalar scalar) {
            return "\"" + scalar.text() + "\"";
        }
        if (item instanceof YamlMap map && !map.entries().isEmpty()) {
            YamlMap.Entry first = map.entries().get(0);
            String value = text(first.value());
            return "\"" + first.key().text() + (value == null ? "" : ": " + value) + "\"";
        }
        return "like this";
    }

    private static boolean isFirstKey(YamlMap map, String name) {
        return !map.entries().isEmpty() && map.entries().get(0).key().text().equals(name);
    }

    private static @Nullable String text(@Nullable YamlNode node) {
        return node instanceof YamlScalar scalar ? scalar.text() : null;
    }
}
