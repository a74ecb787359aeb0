package soulwright.pack;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Turns the schemas into {@link Shape}s. A schema and all that it takes in by `$ref` and `allOf` are layers of one shape; `if`/`then` on a
 * constant and `dependentSchemas` become variants. Recursive schemas become cyclic shapes.
 */
final class ShapeCompiler {
    private final Function<String, JsonNode> documents;
    private final IdentityHashMap<JsonNode, Shape> compiled = new IdentityHashMap<>();

    /** One schema node and the document in which its local references are looked up. */
    private record Layer(JsonNode node, JsonNode document) {}

    /** @param documents gives the schema document with a file name, `common.schema.json` */
    ShapeCompiler(Function<String, JsonNode> documents) {
        this.documents = documents;
    }

    Shape compile(JsonNode document) {
        return shape(document, document);
    }

    private Shape shape(JsonNode node, JsonNode document) {
        Shape known = compiled.get(node);
        if (known != null) {
            return known;
        }
        Shape shape = new Shape();
        compiled.put(node, shape);
        List<Layer> layers = new ArrayList<>();
        collect(new Layer(node, document), layers);
        layers.forEach(layer -> fill(shape, layer));
        return shape;
    }

    private void collect(Layer layer, List<Layer> layers) {
        layers.add(layer);
        JsonNode node = layer.node;
        if (node.has("x-form")) {
            return;
        }
        if (node.has("$ref")) {
            collect(resolve(node.get("$ref").asString(), layer.document), layers);
        }
        for (JsonNode part : node.path("allOf")) {
            if (!part.has("if")) {
                collect(new Layer(part, layer.document), layers);
            }
        }
    }

    private Layer resolve(String ref, JsonNode document) {
        int hash = ref.indexOf('#');
        JsonNode target = hash == 0 ? document : documents.apply(hash < 0 ? ref : ref.substring(0, hash));
        String pointer = hash < 0 ? "" : ref.substring(hash + 1);
        JsonNode node = pointer.isEmpty() ? target : target.at(pointer);
        if (node.isMissingNode()) {
            throw new IllegalStateException("the schemas have no " + ref);
        }
        return new Layer(node, target);
    }

    private void fill(Shape shape, Layer layer) {
        JsonNode node = layer.node;
        annotations(shape, node);
        node.path("properties")
                .forEachEntry((key, value) -> shape.properties.putIfAbsent(key, shape(value, layer.document)));
        shape.closed |= node.path("additionalProperties").isBoolean()
                && !node.get("additionalProperties").asBoolean();
        shape.additional = first(shape.additional, node.get("additionalProperties"), layer);
        shape.keys = first(shape.keys, node.get("propertyNames"), layer);
        shape.items = first(shape.items, node.get("items"), layer);
        node.path("dependentSchemas")
                .forEachEntry(
                        (key, value) -> shape.variants.add(new Shape.Variant(key, null, shape(value, layer.document))));
        conditional(shape, node, layer);
        for (JsonNode part : node.path("allOf")) {
            conditional(shape, part, layer);
        }
    }

    private @Nullable Shape first(@Nullable Shape known, @Nullable JsonNode node, Layer layer) {
        return known != null || node == null || !node.isObject() ? known : shape(node, layer.document);
    }

    private void conditional(Shape shape, JsonNode node, Layer layer) {
        if (!node.has("if") || !node.has("then")) {
            return;
        }
        node.get("if").path("properties").forEachEntry((key, value) -> {
            if (value.has("const")) {
                shape.variants.add(
                        new Shape.Variant(key, value.get("const").asString(), shape(node.get("then"), layer.document)));
            }
        });
        if (node.path("else").has("properties")) {
            shape(node.get("else"), layer.document).properties.forEach(shape.properties::putIfAbsent);
        }
    }

    private static void annotations(Shape shape, JsonNode node) {
        shape.name = text(shape.name, node, "x-name");
        shape.form = text(shape.form, node, "x-form");
        shape.place = text(shape.place, node, "x-place");
        shape.act = text(shape.act, node, "x-act");
        shape.wanted = text(shape.wanted, node, "patternErrorMessage");
        shape.refs = texts(shape.refs, node, "x-ref");
        shape.also = texts(shape.also, node, "x-also");
        shape.ascending = texts(shape.ascending, node, "x-ascending");
        shape.union = texts(shape.union, node, "x-variants");
        shape.art |= node.path("x-art").asBoolean(false);
        shape.mergeable |= node.path("x-mergeable").asBoolean(false);
        if (shape.example == null && node.has("examples")) {
            shape.example = node.get("examples").get(0);
        }
    }

    private static @Nullable String text(@Nullable String known, JsonNode node, String key) {
        return known != null || !node.has(key) ? known : node.get(key).asString();
    }

    private static Set<String> texts(Set<String> known, JsonNode node, String key) {
        if (!known.isEmpty() || !node.has(key)) {
            return known;
        }
        Set<String> all = new LinkedHashSet<>();
        JsonNode value = node.get(key);
        if (value.isArray()) {
            value.forEach(item -> all.add(item.asString()));
        } else {
            all.add(value.asString());
        }
        return all;
    }
}
