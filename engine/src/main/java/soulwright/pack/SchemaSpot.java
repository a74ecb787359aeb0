package soulwright.pack;

import com.networknt.schema.path.NodePath;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Guess;
import soulwright.diagnostic.Nearest;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/**
 * A place in a document that the schema validator speaks of.
 *
 * @param path where it is, as people read it: `special.hit[0]`; empty for the document itself
 * @param key the key it stands under, if any
 * @param shape what the schema says of it, if anything
 */
record SchemaSpot(
        String path,
        YamlNode node,
        @Nullable YamlNode key,
        @Nullable Shape shape) {
    static SchemaSpot find(YamlMap document, Shape shape, NodePath path) {
        StringBuilder dotted = new StringBuilder();
        YamlNode node = document;
        YamlNode key = null;
        Shape at = shape;
        for (int i = 0; i < path.getNameCount(); i++) {
            Object element = path.getElement(i);
            String name = String.valueOf(element);
            dotted.append(element instanceof Integer ? "[" + name + "]" : (i == 0 ? "" : ".") + name);
            if (node instanceof YamlMap map) {
                YamlMap.Entry entry = map.entry(name);
                key = entry == null ? key : entry.key();
                at = at == null ? null : at.at(name, map);
            } else {
                at = at == null ? null : at.items;
                key = null;
            }
            node = child(node, element);
        }
        return new SchemaSpot(dotted.toString(), node, key, at);
    }

    static YamlNode child(YamlNode node, Object element) {
        if (node instanceof YamlList list
                && element instanceof Integer index
                && index < list.items().size()) {
            return list.items().get(index);
        }
        YamlNode value = node instanceof YamlMap map ? map.get(String.valueOf(element)) : null;
        return value == null ? node : value;
    }

    /** What to call the value in a message. */
    String name() {
        return path.isEmpty() ? "it" : "\"" + path + "\"";
    }

    /** The entry of this map with a key, or null. */
    YamlMap.@Nullable Entry entry(@Nullable String key) {
        return key != null && node instanceof YamlMap map ? map.entry(key) : null;
    }

    /** The keys that this map may have and has not. */
    List<String> furtherKeys() {
        if (shape == null || !(node instanceof YamlMap map)) {
            return List.of();
        }
        return shape.keysOf(map).stream().filter(name -> map.get(name) == null).toList();
    }

    /** The key that this map has already and that another is almost the same as. */
    Optional<Guess> almost(String key) {
        return shape != null && node instanceof YamlMap map
                ? Nearest.to(key, shape.keysOf(map)).map(name -> new Guess(name, false))
                : Optional.empty();
    }

    /** Whether it is a union of which nobody knows which variant is meant: that is told elsewhere. */
    boolean isUndecided() {
        return shape != null
                && !shape.union.isEmpty()
                && node instanceof YamlMap map
                && map.keys().stream().filter(shape.union::contains).count() != 1;
    }

    /** Whether it is a map where a list is wanted that a child may also change by a map. */
    boolean isStrangeChange() {
        return shape != null
                && shape.mergeable
                && node instanceof YamlMap map
                && !map.keys().isEmpty();
    }

    /** What to write in place of a text here, or of a key of this map, that has not the right form. */
    @Nullable
    String wanted(YamlNode wrong) {
        Shape at = shape == null || wrong == node ? shape : shape.keys;
        return at == null ? null : at.wanted;
    }
}
