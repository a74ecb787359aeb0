package soulwright.pack;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The published schemas, loaded when first asked for: as they are written, as shapes, and compiled for the validator. The effect language's
 * parts are left to `effect`, which judges them with better messages, so for the validator they allow anything.
 */
public final class Schemas {
    /** The file with the definitions of the effect language. */
    static final String EFFECTS = "effects.schema.json";

    private static final String BASE = "soulwright:/schemas/";
    private static final String FOLDER = "/soulwright/schemas/";
    private static final List<String> WORDS_FOR_PEOPLE =
            List.of("title", "description", "examples", "patternErrorMessage", "$schema", "$comment");

    private final JsonMapper json = new JsonMapper();
    private final Map<String, JsonNode> documents = new ConcurrentHashMap<>();
    private final Map<String, Schema> validators = new ConcurrentHashMap<>();
    private final Map<String, Shape> shapes = new ConcurrentHashMap<>();
    private final ShapeCompiler compiler = new ShapeCompiler(this::document);
    private final SchemaRegistry registry = SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemas(this::forValidation)
                    .schemaRegistryConfig(SchemaRegistryConfig.builder()
                            .regularExpressionFactory(new Patterns())
                            .build()));

    /** The schema document of a kind, or of any schema file by its name without `.schema.json`. */
    public JsonNode of(String name) {
        return document(name + ".schema.json");
    }

    Shape shape(String name) {
        return shapes.computeIfAbsent(name, key -> compileOnce(of(key)));
    }

    Schema validator(String name) {
        return validators.computeIfAbsent(
                name, key -> registry.getSchema(SchemaLocation.of(BASE + key + ".schema.json")));
    }

    private synchronized Shape compileOnce(JsonNode schema) {
        return compiler.compile(schema);
    }

    /** The shape of a schema derived from what a ruleset declares. */
    Shape compileShape(JsonNode schema) {
        return new ShapeCompiler(this::document).compile(schema);
    }

    /** The validator of a schema derived from what a ruleset declares. */
    Schema compileValidator(JsonNode schema) {
        JsonNode lean = schema.deepCopy();
        strip(lean);
        ((ObjectNode) lean).put("$id", BASE + "derived-" + Integer.toHexString(schema.hashCode()) + ".schema.json");
        return registry.getSchema(lean);
    }

    private JsonNode document(String file) {
        return documents.computeIfAbsent(file, this::load);
    }

    private JsonNode load(String file) {
        try (InputStream in = Schemas.class.getResourceAsStream(FOLDER + file)) {
            if (in == null) {
                throw new IllegalStateException("there is no schema " + file);
            }
            return json.readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String forValidation(String iri) {
        String file = iri.substring(iri.lastIndexOf('/') + 1);
        JsonNode lean = document(file).deepCopy();
        if (file.equals(EFFECTS)) {
            ObjectNode definitions = (ObjectNode) lean.get("$defs");
            definitions.propertyNames().stream().toList().forEach(name -> definitions.putObject(name));
        }
        strip(lean);
        ((ObjectNode) lean).put("$id", iri);
        return json.writeValueAsString(lean);
    }

    /** Takes away what the validator need not look at: it would collect every annotation. */
    private static void strip(JsonNode node) {
        if (node instanceof ObjectNode object) {
            object.propertyNames().stream()
                    .filter(key -> key.startsWith("x-"))
                    .toList()
                    .forEach(object::remove);
            WORDS_FOR_PEOPLE.stream()
                    .filter(key -> object.has(key) && (object.get(key).isString() || key.equals("examples")))
                    .forEach(object::remove);
        }
        node.forEach(Schemas::strip);
    }
}
