package soulwright.pack;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** What can be written into packs, in Markdown, as the schemas say it: a page for every kind of entry, and for every key. */
public final class KindReference {
    private static final String LIST = "| key | what it is |\n|---|---|\n";

    private final Schemas schemas;
    private final Map<String, Set<String>> pages = new LinkedHashMap<>();
    /** Key, meaning, and the kinds in which it has this meaning. */
    private final Map<String, Map<String, Set<String>>> keys = new LinkedHashMap<>();

    public KindReference(Schemas schemas) {
        this.schemas = schemas;
        for (Kind kind : Kind.values()) {
            (kind == Kind.RULESETS ? Stream.of("rulesets-quest", "rulesets-duel") : Stream.of(kind.folder()))
                    .forEach(document -> add(kind, document));
        }
        JsonNode manifest = schemas.of("pack");
        add("pack.yaml", page("pack.yaml", manifest));
        addKeys(manifest, manifest, "pack.yaml");
        keys.forEach((key, meanings) -> add(key, keyPage(key, meanings)));
    }

    /** What a word means; nothing for an unknown word. */
    public Optional<String> page(String word) {
        return Optional.ofNullable(pages.get(word)).map(all -> String.join("\n", all));
    }

    /** Every word that has a page. */
    public List<String> words() {
        return List.copyOf(pages.keySet());
    }

    private void add(Kind kind, String document) {
        JsonNode schema = schemas.of(document);
        String page = page(document, schema);
        add(kind.folder(), page);
        if (!kind.singular().equals(kind.folder())) {
            add(kind.singular(), page);
        }
        addKeys(schema, schema, document);
    }

    private void add(String word, String page) {
        pages.computeIfAbsent(word, any -> new LinkedHashSet<>()).add(page);
    }

    /** Notes what each key means, however deep it stands. */
    private void addKeys(JsonNode node, JsonNode document, String where) {
        node.path("properties").propertyStream().forEach(property -> {
            String text = description(property.getValue(), document);
            if (!text.isEmpty()) {
                String below = rows(property.getValue(), document) + beside(property.getKey(), node, document);
                keys.computeIfAbsent(property.getKey(), any -> new LinkedHashMap<>())
                        .computeIfAbsent(text + below, any -> new LinkedHashSet<>())
                        .add(where);
            }
        });
        node.propertyStream()
                .map(Map.Entry::getValue)
                .filter(JsonNode::isContainer)
                .forEach(below -> addKeys(below, document, where));
    }

    private static String keyPage(String key, Map<String, Set<String>> meanings) {
        String page = meanings.entrySet().stream()
                .map(it -> "- in %s: %s\n".formatted(String.join(", ", it.getValue()), it.getKey()))
                .collect(Collectors.joining());
        return "# `%s` (Keys of entries)\n\n%s".formatted(key, page);
    }

    private String page(String title, JsonNode schema) {
        return "# `%s` (Kinds)\n\n%s%s".formatted(title, description(schema, schema), rows(schema, schema));
    }

    /** The keys that stand beside one which makes its map a map of a sort. */
    private String beside(String key, JsonNode map, JsonNode document) {
        JsonNode sort = map.path("dependentSchemas").path(key).path("properties");
        JsonNode general = map.path("properties");
        String rows = rows(
                sort.propertyStream()
                        .filter(other -> !other.getKey().equals(key))
                        .map(other -> other.getValue().isObject()
                                ? other
                                : Map.entry(other.getKey(), general.path(other.getKey()))),
                document);
        return rows.isEmpty() ? "" : "\n\nBeside it:" + rows;
    }

    /** The keys of a map, a line each. */
    private String rows(JsonNode node, JsonNode document) {
        return rows(holder(node, document).path("properties").propertyStream(), document);
    }

    private String rows(Stream<Map.Entry<String, JsonNode>> properties, JsonNode document) {
        String rows = properties
                .map(property -> "| `%s` | %s |\n"
                        .formatted(property.getKey(), firstSentence(description(property.getValue(), document))))
                .collect(Collectors.joining());
        return rows.isEmpty() ? "" : "\n\n" + LIST + rows;
    }

    private static String firstSentence(String text) {
        return text.split("(?<=\\.) (?=[A-Z`])", 2)[0];
    }

    /** The map that a value is, or that each item of it is. */
    private JsonNode holder(JsonNode node, JsonNode document) {
        JsonNode at = resolved(node, document);
        for (String below : List.of("items", "additionalProperties")) {
            if (!at.has("properties") && at.path(below).isObject()) {
                at = resolved(at.path(below), document);
            }
        }
        return at;
    }

    private String description(JsonNode node, JsonNode document) {
        JsonNode own = node.has("description") ? node : resolved(node, document);
        return own.path("description").asString("");
    }

    /** What a reference into this or another document leads to; the language's own parts have pages elsewhere. */
    private JsonNode resolved(JsonNode node, JsonNode document) {
        String reference = node.path("$ref").asString("");
        int hash = reference.indexOf('#');
        if (hash < 0 || reference.startsWith(Schemas.EFFECTS)) {
            return node;
        }
        JsonNode file =
                hash == 0 ? document : schemas.of(reference.substring(0, hash).replace(".schema.json", ""));
        return file.at(reference.substring(hash + 1));
    }
}
