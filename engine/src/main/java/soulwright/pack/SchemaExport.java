package soulwright.pack;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import soulwright.effect.Vocabulary;
import soulwright.effect.docs.EffectSchema;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The schemas as files for editors that know YAML: a kind's schema for the files of its folder, where each holds one entry or a list, in
 * the form in which authors write them; what the rulesets of a pack declare narrows names to those there are.
 */
public final class SchemaExport {
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private final Schemas schemas;
    private final String folder;
    private final Map<String, String> files = new LinkedHashMap<>();

    /**
     * Prepares an export; nothing is written before the files are asked for.
     *
     * @param folder where the files will lie, relative to the folder that the editor opens, which holds the pack
     */
    public SchemaExport(Schemas schemas, String folder) {
        this.schemas = schemas;
        this.folder = folder;
    }

    /** The files to write, by name relative to the folder: the schemas, and settings that make an editor use them. */
    public Map<String, String> general() {
        write("common.schema.json", WrittenForm.of(schemas.of("common")));
        write(Schemas.EFFECTS, schemas.of("effects"));
        write("pack.schema.json", schemas.of("pack"));
        write("rulesets-quest.schema.json", WrittenForm.of(schemas.of("rulesets-quest")));
        write("rulesets-duel.schema.json", WrittenForm.of(schemas.of("rulesets-duel")));
        for (Kind kind : Kind.values()) {
            kind(kind.folder(), schemas.of(kind.folder()));
        }
        settings();
        return files;
    }

    /**
     * The same, with the verbs of one machine, and the names that rulesets declare, the ids of entries and the keys of cards narrowed to what one pack sees.
     *
     * @param tongue what the pack is written in
     * @param ids gives the ids of a kind of entry as the pack may write them
     * @param derived the kinds whose schema the ruleset makes exact
     */
    Map<String, String> narrowed(
            Tongue tongue, Function<String, Collection<String>> ids, Map<String, JsonNode> derived) {
        general();
        for (Kind kind : Kind.values()) {
            JsonNode schema = derived.getOrDefault(kind.folder(), schemas.of(kind.folder()));
            kind(kind.folder(), narrow(schema, tongue.words(), ids));
        }
        write("common.schema.json", narrow(WrittenForm.of(schemas.of("common")), tongue.words(), ids));
        write(Schemas.EFFECTS, narrow(new EffectSchema(tongue.words()).schema(), tongue.words(), ids));
        return files;
    }

    private static JsonNode narrow(JsonNode schema, Vocabulary words, Function<String, Collection<String>> ids) {
        JsonNode copy = schema.deepCopy();
        narrowAll(copy, words, ids);
        return copy;
    }

    private static void narrowAll(JsonNode node, Vocabulary words, Function<String, Collection<String>> ids) {
        node.forEach(child -> narrowAll(child, words, ids));
        if (!(node instanceof ObjectNode object)) {
            return;
        }
        List<String> declared = words.set(object.path("x-name").asString(""));
        if (declared != null && object.path("type").asString("").equals("string")) {
            choices(object.putArray("enum"), declared, object);
        } else if (object.has("x-ref")) {
            ArrayNode suggestions = object.putArray("anyOf");
            List<String> known =
                    kinds(object).flatMap(kind -> ids.apply(kind).stream()).toList();
            choices(suggestions.addObject().putArray("enum"), known, object);
            suggestions.addObject();
        }
    }

    private static Stream<String> kinds(ObjectNode node) {
        JsonNode kinds = node.get("x-ref");
        return kinds.isArray() ? kinds.valueStream().map(JsonNode::asString) : Stream.of(kinds.asString());
    }

    private static void choices(ArrayNode list, Collection<String> names, ObjectNode node) {
        names.forEach(list::add);
        node.path("x-also").forEach(list::add);
    }

    private void kind(String folder, JsonNode schema) {
        if (folder.equals(Kind.LANG.folder())) {
            write(folder + ".schema.json", schema);
            return;
        }
        ObjectNode file = JSON.createObjectNode();
        file.set("$schema", schema.path("$schema"));
        file.put("title", "File of " + folder);
        file.put("description", "One entry, or a list of entries.");
        file.putArray("type").add("object").add("array");
        file.set("if", JSON.createObjectNode().put("type", "array"));
        file.set("then", JSON.createObjectNode().set("items", ref(folder)));
        file.set("else", ref(folder));
        write(folder + ".file.schema.json", file);
        write(folder + ".schema.json", WrittenForm.of(schema));
    }

    private static JsonNode ref(String folder) {
        return JSON.createObjectNode().put("$ref", folder + ".schema.json");
    }

    private void settings() {
        ObjectNode settings = JSON.createObjectNode();
        ObjectNode yaml = settings.putObject("yaml.schemas");
        yaml.put(path("pack.schema.json"), "pack.yaml");
        for (Kind kind : Kind.values()) {
            String file = kind == Kind.LANG ? ".schema.json" : ".file.schema.json";
            ArrayNode globs = yaml.putArray(path(kind.folder() + file));
            List.of("yaml", "yml").forEach(ending -> globs.add(kind.folder() + "/**/*." + ending));
        }
        settings.putArray("yaml.customTags");
        write("settings.json", settings);
    }

    private String path(String file) {
        return folder.isEmpty() ? "./" + file : "./" + folder + "/" + file;
    }

    private void write(String file, JsonNode content) {
        files.put(file, JSON.writeValueAsString(content) + "\n");
    }
}
