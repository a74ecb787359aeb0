package soulwright.schemas;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The schema files as they are published, cut into their single parts. */
final class PublishedSchemas {
    static final List<String> KINDS = List.of(
            "elements",
            "terrains",
            "statuses",
            "monsters",
            "items",
            "equipment",
            "spells",
            "dwellings",
            "ruins",
            "events",
            "boards",
            "characters",
            "campaigns",
            "rulesets",
            "keywords",
            "cards",
            "decks");

    private static final List<String> OTHERS =
            List.of("common", "effects", "lang", "pack", "patches", "rulesets-duel", "rulesets-quest");
    private static final List<String> MAPS_OF_SCHEMAS = List.of("properties", "$defs", "dependentSchemas");
    private static final List<String> SCHEMAS =
            List.of("items", "additionalProperties", "propertyNames", "if", "then", "else");
    private static final String BASE = "https://schemas.test/";

    private final Map<String, JsonNode> documents = new TreeMap<>();
    private final SchemaRegistry registry;
    private final Schema standard;

    /** One schema within a file, found by its JSON pointer. */
    record Part(String file, String pointer, JsonNode node) {
        Part at(String key) {
            return new Part(file, pointer + "/" + key.replace("~", "~0").replace("/", "~1"), node.get(key));
        }

        /** Whether it says what an author may write under a key; conditions only repeat parts of that. */
        boolean isProperty() {
            return pointer.matches(".*/(properties/[^/]+|additionalProperties)")
                    && !pointer.matches(".*/(if|then|else)/.*")
                    && node.isObject();
        }

        /** Whether it is a property or a whole document. */
        boolean isDocumented() {
            return isProperty() || (pointer.isEmpty() && node.has("type"));
        }

        @Override
        public String toString() {
            return file + "#" + pointer;
        }
    }

    PublishedSchemas() {
        JsonMapper json = new JsonMapper();
        Stream.concat(KINDS.stream(), OTHERS.stream())
                .map(name -> name + ".schema.json")
                .forEach(file -> documents.put(file, json.readTree(text(file))));
        UnaryOperator<String> byAddress = address -> text(address.substring(BASE.length()));
        registry = SchemaRegistry.withDefaultDialect(
                SpecificationVersion.DRAFT_2020_12, builder -> builder.schemas(byAddress));
        standard = registry.getSchema(SchemaLocation.of(SpecificationVersion.DRAFT_2020_12.getDialectId()));
    }

    List<Error> check(Part part, JsonNode value) {
        Schema schema = registry.getSchema(SchemaLocation.of(BASE + part.file + "#" + part.pointer));
        return schema.validate(value);
    }

    /** What the standard says against a schema file. */
    List<Error> checkByStandard(Part root) {
        return standard.validate(root.node);
    }

    Part root(String kind) {
        String file = kind + ".schema.json";
        return new Part(file, "", documents.get(file));
    }

    List<Part> parts() {
        List<Part> all = new ArrayList<>();
        documents.forEach((file, document) -> collect(new Part(file, "", document), all));
        return all;
    }

    /** What a part says about something, itself or by what it refers to. */
    JsonNode said(Part part, String keyword) {
        JsonNode own = part.node.path(keyword);
        return own.isMissingNode() && part.node.has("$ref") ? said(target(part), keyword) : own;
    }

    Part target(Part part) {
        String[] reference = part.node.get("$ref").asString().split("#", 2);
        String file = reference[0].isEmpty() ? part.file : reference[0];
        String pointer = reference.length == 1 ? "" : reference[1];
        return new Part(file, pointer, documents.get(file).at(pointer));
    }

    private static void collect(Part part, List<Part> all) {
        all.add(part);
        for (String keyword : MAPS_OF_SCHEMAS) {
            if (part.node.has(keyword)) {
                Part map = part.at(keyword);
                map.node.propertyNames().forEach(key -> collect(map.at(key), all));
            }
        }
        SCHEMAS.stream().filter(part.node::has).forEach(keyword -> collect(part.at(keyword), all));
        for (int i = 0; i < part.node.path("allOf").size(); i++) {
            String pointer = part.pointer + "/allOf/" + i;
            collect(new Part(part.file, pointer, part.node.get("allOf").get(i)), all);
        }
    }

    private static String text(String file) {
        try (InputStream in = PublishedSchemas.class.getResourceAsStream("/soulwright/schemas/" + file)) {
            if (in == null) {
                throw new IllegalArgumentException("no schema " + file);
            }
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
