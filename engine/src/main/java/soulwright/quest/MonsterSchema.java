package soulwright.quest;

import java.util.ArrayList;
import java.util.List;
import soulwright.yaml.YamlMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The schema of the monsters of one ruleset: what it may say of a monster are the traits that the ruleset declares. */
final class MonsterSchema {
    private static final String TRAITS = "traits.";

    private final ObjectNode general;
    private final YamlMap traits;

    MonsterSchema(ObjectNode general, YamlMap ruleset) {
        this.general = general;
        this.traits = ruleset.map("traits");
    }

    /** The general schema itself if the ruleset declares just the traits that it has. */
    ObjectNode derive() {
        List<String> printed = printedTraits();
        List<String> more = new ArrayList<>(traits.keys());
        more.removeAll(printed);
        List<String> less = new ArrayList<>(printed);
        less.removeAll(traits.keys());
        if (more.isEmpty() && less.isEmpty()) {
            return general;
        }
        ObjectNode schema = general.deepCopy();
        less.forEach(trait -> forget(schema, trait));
        ObjectNode properties = (ObjectNode) schema.get("properties");
        more.forEach(trait -> describe(properties.putObject(trait), trait));
        return schema;
    }

    private List<String> printedTraits() {
        List<String> printed = new ArrayList<>();
        for (var property : general.get("properties").properties()) {
            if (property.getValue().path("x-name").asString("").startsWith(TRAITS)) {
                printed.add(property.getKey());
            }
        }
        return printed;
    }

    private static void forget(ObjectNode schema, String trait) {
        ((ObjectNode) schema.get("properties")).remove(trait);
        if (schema.path("then").get("required") instanceof ArrayNode required) {
            List<JsonNode> kept = new ArrayList<>();
            required.forEach(kept::add);
            kept.removeIf(name -> name.asString().equals(trait));
            required.removeAll().addAll(kept);
        }
    }

    private void describe(ObjectNode property, String trait) {
        property.put("title", trait)
                .put("description", "One of the names that the ruleset declares for this trait. Left out, it has none.")
                .put("type", "string")
                .put("x-name", TRAITS + trait);
        ArrayNode examples = property.putArray("examples");
        traits.words(trait).stream().limit(1).forEach(examples::add);
    }
}
