package soulwright.pack;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;
import tools.jackson.databind.JsonNode;

/**
 * A schema made ready for walking a document beside it: which keys a map may have, and which values are references, declared names or effects.
 * The validator says whether a value is right; the shape says what it means. Filled once by {@link ShapeCompiler}, then only read.
 */
final class Shape {
    /** A part of the shape that counts only for maps that have a key, with one value of it or with any. */
    record Variant(String key, @Nullable String value, Shape shape) {
        boolean appliesTo(YamlMap map) {
            return map.get(key) instanceof YamlScalar scalar
                    ? value == null || value.equals(scalar.text())
                    : value == null && map.get(key) != null;
        }
    }

    final Map<String, Shape> properties = new LinkedHashMap<>();
    final List<Variant> variants = new ArrayList<>();

    @Nullable
    Shape additional;

    @Nullable
    Shape keys;

    @Nullable
    Shape items;

    /** The kinds of entry that this text may name (`x-ref`). */
    Set<String> refs = Set.of();

    /** The set of declared names that this text is one of (`x-name`). */
    @Nullable
    String name;

    /** How the effect language reads this value (`x-form`), and where it stands (`x-place`). */
    @Nullable
    String form;

    @Nullable
    String place;

    /** The place of the act that the keys of this map make together (`x-act`). */
    @Nullable
    String act;

    /** The schema's first example, for messages. */
    @Nullable
    JsonNode example;

    /** What to write instead of a text that has not the right form (`patternErrorMessage`). */
    @Nullable
    String wanted;

    /** Whether this is the path of a picture in the pack if it begins with `art/` (`x-art`). */
    boolean art;

    /** Words that may stand here beside those that {@link #refs} or {@link #name} know (`x-also`). */
    Set<String> also = Set.of();

    /** The keys of which exactly one names the variant that a map is (`x-variants`). */
    Set<String> union = Set.of();

    /** The keys of whole numbers that must not fall in this order, as far as they are there (`x-ascending`). */
    Set<String> ascending = Set.of();

    /** Whether a map may have no keys but those described (`additionalProperties: false`). */
    boolean closed;

    /** Whether a child may change this list by `append` and `remove` (`x-mergeable`). */
    boolean mergeable;

    /** What stands under a key of a map, or null when the map may not have it. */
    @Nullable
    Shape at(String key, YamlMap map) {
        Shape own = properties.get(key);
        if (own != null) {
            return own;
        }
        for (Variant variant : variants) {
            if (variant.appliesTo(map)) {
                Shape shape = variant.shape.at(key, map);
                if (shape != null) {
                    return shape;
                }
            }
        }
        return additional;
    }

    /** The place of the act that a map is, from the shape or the variant that applies. */
    @Nullable
    String act(YamlMap map) {
        if (act != null) {
            return act;
        }
        for (Variant variant : variants) {
            if (variant.shape.act != null && variant.appliesTo(map)) {
                return variant.shape.act;
            }
        }
        return null;
    }

    /** Whether it describes what is in a map or list. */
    boolean holdsMore() {
        return !properties.isEmpty() || !variants.isEmpty() || additional != null || items != null || form != null;
    }

    /** The keys that a map may have, for suggestions. */
    Collection<String> keysOf(YamlMap map) {
        for (Variant variant : variants) {
            if (variant.shape.closed && variant.appliesTo(map)) {
                return variant.shape.keysOf(map);
            }
        }
        Set<String> all = new LinkedHashSet<>(properties.keySet());
        variants.stream()
                .filter(variant -> variant.appliesTo(map))
                .forEach(variant -> all.addAll(variant.shape.keysOf(map)));
        return all;
    }
}
