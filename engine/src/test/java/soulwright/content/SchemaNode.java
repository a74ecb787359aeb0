package soulwright.content;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A piece of a published schema, with what it takes in by `$ref` in place. */
record SchemaNode(String file, JsonNode document, JsonNode node) {
    private static final String EFFECTS = "effects.schema.json#/$defs/";

    /** The schema in a file such as `monsters.schema.json`. */
    static SchemaNode of(String file) {
        try (InputStream in = SchemaNode.class.getResourceAsStream("/soulwright/schemas/" + file)) {
            if (in == null) {
                throw new IllegalArgumentException("no schema " + file);
            }
            JsonNode document = new JsonMapper().readTree(new String(in.readAllBytes(), UTF_8));
            return new SchemaNode(file, document, document);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The form of the effect that stands here. */
    Optional<String> effect() {
        String reference = node.path("$ref").asString("");
        return reference.startsWith(EFFECTS) ? Optional.of(reference.substring(EFFECTS.length())) : Optional.empty();
    }

    SchemaNode resolved() {
        if (!node.has("$ref")) {
            return this;
        }
        String[] reference = node.get("$ref").asString().split("#", 2);
        SchemaNode target = reference[0].isEmpty() ? this : of(reference[0]);
        return target.with(target.document.at(reference.length == 1 ? "" : reference[1]))
                .resolved();
    }

    SchemaNode at(String key) {
        return with(node.path(key));
    }

    boolean has(String key) {
        return node.has(key);
    }

    /** Whether values of a type may stand here. */
    boolean takes(String type) {
        JsonNode types = node.path("type");
        return types.isArray()
                ? types.valueStream().anyMatch(each -> each.asString().equals(type))
                : types.asString("").equals(type);
    }

    Map<String, SchemaNode> properties() {
        Map<String, SchemaNode> properties = new LinkedHashMap<>();
        node.path("properties").forEachEntry((key, value) -> properties.put(key, with(value)));
        return properties;
    }

    /** What may stand beside each of the keys that name a variant: its own properties, and what it shares with others. */
    Map<String, SchemaNode> variants() {
        Map<String, SchemaNode> variants = new LinkedHashMap<>();
        node.path("dependentSchemas").forEachEntry((key, value) -> variants.put(key, with(value)));
        return variants;
    }

    /** Of a variant: its properties, those that it shares with others as they are declared in the union. */
    Map<String, SchemaNode> propertiesIn(SchemaNode union) {
        Map<String, SchemaNode> properties = properties();
        Map<String, SchemaNode> shared = union.properties();
        properties.replaceAll((key, value) -> value.node.isObject() ? value : shared.get(key));
        return properties;
    }

    private SchemaNode with(JsonNode other) {
        return new SchemaNode(file, document, other);
    }
}
