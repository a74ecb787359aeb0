package soulwright.duel;

import soulwright.yaml.YamlMap;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The schema of the decks of one ruleset: the sections that it asks for, and no others. How many cards fit is not said here. */
final class DeckSchema {
    private static final String CARDS = "cards";
    private static final String SCHEMA = "common.schema.json#/$defs/copies";

    private final ObjectNode general;
    private final YamlMap sections;

    DeckSchema(ObjectNode general, YamlMap ruleset) {
        this.general = general;
        this.sections = ruleset.map("deck");
    }

    ObjectNode derive() {
        ObjectNode schema = general.deepCopy();
        schema.remove("x-derived");
        schema.put("additionalProperties", false);
        ObjectNode properties = (ObjectNode) schema.get("properties");
        sections.keys().forEach(name -> section(properties.putObject(name), sections.map(name)));
        ArrayNode required = (ArrayNode) schema.get("then").get("required");
        sections.keys().forEach(required::add);
        return schema;
    }

    private static void section(ObjectNode section, YamlMap declared) {
        Range size = Range.of(String.join("", declared.words("size")));
        section.put("title", "Section")
                .put("description", "The cards of this section of the deck, %s in all.".formatted(size.words()));
        if (size.equals(Range.of("1"))) {
            section.put("type", "string")
                    .put("x-ref", CARDS)
                    .putArray("examples")
                    .add("ash-lancer");
            return;
        }
        section.put("type", "object");
        section.putObject("propertyNames").put("type", "string").put("x-ref", CARDS);
        section.putObject("additionalProperties").put("$ref", SCHEMA);
        section.putArray("examples").addObject().put("skiff", 2);
    }
}
