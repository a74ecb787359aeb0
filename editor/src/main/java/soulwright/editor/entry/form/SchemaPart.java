package soulwright.editor.entry.form;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A part of a schema with all that it takes in by `$ref` and `allOf`, asked key by key: what stands nearest counts. What depends on the value
 * (`if`, `dependentSchemas`) is asked for with that value. Remembers what it was asked, so it belongs to one thread.
 */
final class SchemaPart {
    /** One node of a schema, the document it stands in, and where a `$ref` to another document leads. */
    private record Layer(JsonNode node, JsonNode document, Function<String, JsonNode> documents) {
        Layer with(JsonNode other) {
            return new Layer(other, document, documents);
        }

        Layer referred() {
            String reference = node.get("$ref").asString();
            int hash = reference.indexOf('#');
            String file = hash < 0 ? reference : reference.substring(0, hash);
            JsonNode target = file.isEmpty() ? document : documents.apply(file.replace(".schema.json", ""));
            return new Layer(hash < 0 ? target : target.at(reference.substring(hash + 1)), target, documents);
        }
    }

    private final List<Layer> layers;
    private final Map<String, Optional<SchemaPart>> below = new HashMap<>();
    private final List<Known> known = new ArrayList<>();

    /** The properties that some layers describe, kept since forms ask for them again and again. */
    private record Known(List<Layer> active, Map<String, SchemaPart> properties) {
        @SuppressWarnings("ReferenceEquality") // nodes of schemas that are read once
        boolean isOf(List<Layer> others) {
            for (int i = 0; i < Math.min(active.size(), others.size()); i++) {
                if (active.get(i).node != others.get(i).node) {
                    return false;
                }
            }
            return active.size() == others.size();
        }
    }

    private SchemaPart(List<Layer> nearest) {
        List<Layer> all = new ArrayList<>();
        nearest.forEach(layer -> collect(layer, all));
        layers = List.copyOf(all);
    }

    /** @param documents gives a schema by its name without `.schema.json` */
    static SchemaPart of(JsonNode schema, Function<String, JsonNode> documents) {
        return new SchemaPart(List.of(new Layer(schema, schema, documents)));
    }

    /** Of which nothing is said. */
    static SchemaPart empty() {
        return new SchemaPart(List.of());
    }

    /** The same, with the title and description of another. */
    SchemaPart titled(SchemaPart name) {
        ObjectNode words = JsonNodeFactory.instance.objectNode();
        List.of("title", "description").forEach(keyword -> words.put(keyword, name.text(keyword)));
        List<Layer> all = new ArrayList<>();
        all.add(new Layer(words, words, document -> MissingNode.getInstance()));
        all.addAll(layers);
        return new SchemaPart(all);
    }

    private static void collect(Layer layer, List<Layer> all) {
        all.add(layer);
        if (layer.node.has("$ref")) {
            collect(layer.referred(), all);
        }
        for (JsonNode part : layer.node.path("allOf")) {
            if (!part.has("if")) {
                collect(layer.with(part), all);
            }
        }
    }

    /** The nearest value of a keyword; a missing node when nothing says it. */
    JsonNode get(String keyword) {
        return layers.stream()
                .map(layer -> layer.node.path(keyword))
                .filter(value -> !value.isMissingNode())
                .findFirst()
                .orElse(MissingNode.getInstance());
    }

    String text(String keyword) {
        return get(keyword).asString("");
    }

    /** The words of a keyword that holds one or a list of them. */
    List<String> texts(String keyword) {
        JsonNode value = get(keyword);
        return value.isArray()
                ? value.valueStream().map(JsonNode::asString).toList()
                : value.isMissingNode() ? List.of() : List.of(value.asString());
    }

    /** The schema that a keyword such as `items` holds. */
    Optional<SchemaPart> below(String keyword) {
        return below.computeIfAbsent(keyword, this::read);
    }

    private Optional<SchemaPart> read(String keyword) {
        return layers.stream()
                .filter(layer -> layer.node.path(keyword).isObject())
                .findFirst()
                .map(layer -> new SchemaPart(List.of(layer.with(layer.node.get(keyword)))));
    }

    /** The described keys of a map, in the order of the schema, with those that its values bring. */
    Map<String, SchemaPart> properties(@Nullable YamlMap value) {
        List<Layer> active = active(value);
        for (Known before : known) {
            if (before.isOf(active)) {
                return before.properties;
            }
        }
        Known now = new Known(active, properties(active));
        known.add(now);
        return now.properties;
    }

    private static Map<String, SchemaPart> properties(List<Layer> active) {
        Map<String, List<Layer>> found = new LinkedHashMap<>();
        for (Layer layer : active) {
            layer.node
                    .path("properties")
                    .propertyStream()
                    .forEach(property -> found.computeIfAbsent(property.getKey(), key -> new ArrayList<>())
                            .add(layer.with(property.getValue())));
        }
        Map<String, SchemaPart> all = new LinkedHashMap<>();
        found.forEach((key, parts) -> all.put(key, new SchemaPart(parts)));
        return all;
    }

    /** The keys that a map must have. */
    Set<String> required(@Nullable YamlMap value) {
        Set<String> all = new LinkedHashSet<>();
        active(value).forEach(layer -> layer.node.path("required").forEach(key -> all.add(key.asString())));
        return all;
    }

    /** The keys that may stand beside one that says what a map is, itself among them; nothing when any may. */
    Optional<Set<String>> beside(String variant) {
        return layers.stream()
                .map(layer -> layer.node.path("dependentSchemas").path(variant))
                .filter(rule -> rule.path("additionalProperties").isBoolean())
                .findFirst()
                .map(rule -> new LinkedHashSet<>(rule.path("properties").propertyNames()));
    }

    private List<Layer> active(@Nullable YamlMap value) {
        List<Layer> all = new ArrayList<>();
        layers.forEach(layer -> activate(layer, value, all));
        return all;
    }

    private void activate(Layer layer, @Nullable YamlMap value, List<Layer> all) {
        all.add(layer);
        conditional(layer.node, layer, value, all);
        layer.node.path("allOf").forEach(part -> conditional(part, layer, value, all));
        layer.node.path("dependentSchemas").propertyStream().forEach(variant -> {
            if (value != null && value.get(variant.getKey()) != null) {
                take(layer.with(variant.getValue()), value, all);
            }
        });
    }

    private void conditional(JsonNode node, Layer layer, @Nullable YamlMap value, List<Layer> all) {
        if (node.has("if")) {
            JsonNode branch = node.path(holds(node.get("if"), value) ? "then" : "else");
            if (branch.isObject()) {
                take(layer.with(branch), value, all);
            }
        }
    }

    private void take(Layer layer, @Nullable YamlMap value, List<Layer> all) {
        List<Layer> taken = new ArrayList<>();
        collect(layer, taken);
        taken.forEach(each -> activate(each, value, all));
    }

    /** As JSON Schema says: a key that is not there breaks no condition on its value. */
    private static boolean holds(JsonNode condition, @Nullable YamlMap value) {
        boolean there = condition.path("required").valueStream().allMatch(key -> has(value, key.asString()));
        return there
                && condition
                        .path("properties")
                        .propertyStream()
                        .allMatch(property -> !has(value, property.getKey())
                                || !property.getValue().has("const")
                                || property.getValue().get("const").asString().equals(word(value, property.getKey())));
    }

    private static boolean has(@Nullable YamlMap value, String key) {
        return value != null && value.get(key) != null;
    }

    private static String word(@Nullable YamlMap value, String key) {
        return value != null && value.get(key) instanceof YamlScalar scalar ? scalar.text() : "";
    }
}
