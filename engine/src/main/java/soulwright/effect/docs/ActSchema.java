package soulwright.effect.docs;

import java.util.List;
import soulwright.effect.Vocabulary;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The properties of what stands around steps: options, acts, limits. */
final class ActSchema {
    private static final String PREFER =
            "How much a computer player likes it, from what its player sees: the highest is taken. Default 0.";

    private ActSchema() {}

    static void option(ObjectNode properties) {
        property(properties, "name", "Name", "What players read.", "Rest").put("type", "string");
        property(properties, "text", "Text", "A sentence more for players.", "It takes a while.")
                .put("type", "string");
        refer(
                property(
                        properties,
                        "about",
                        "About",
                        "What a screen shows of it: a thing or an entry. Default: the first thing that its name names.",
                        "me.monster"),
                "selector");
        refer(
                property(properties, "when", "When", "It is offered only while this holds.", "me.wounds > 0"),
                "condition");
        refer(
                property(
                        properties,
                        "weight",
                        "Weight",
                        "How likely chance picks it, beside the others. Default 1.",
                        "3"),
                "formula");
        refer(property(properties, "prefer", "Prefer", PREFER, "me.wounds * 2"), "formula");
        refer(property(properties, "do", "Do", "What is done when it is picked.", "[{ draw: 1 }]"), "steps");
    }

    static void act(ObjectNode properties) {
        refer(
                property(
                        properties,
                        "with",
                        "With",
                        "Each of these is tried as `self`, and brings its own act.",
                        "me.hand"),
                "selector");
        refer(
                property(
                        properties,
                        "skills",
                        "Skills",
                        "The skills of these are offered; each bearer is `self`.",
                        "me.field"),
                "selector");
        refer(
                property(
                        properties,
                        "targets",
                        "Targets",
                        "What is chosen first, by name.",
                        "{ foe: { choose: opponent.field } }"),
                "targets");
        refer(property(properties, "when", "When", "It may be done only while this holds.", "turn > 1"), "condition");
        refer(property(properties, "prefer", "Prefer", PREFER, "me.wounds * 2"), "formula");
        refer(property(properties, "limit", "Limit", "How often it may be done.", "{ per: turn }"), "limit");
        refer(property(properties, "cost", "Cost", "What is paid for it.", "[{ pay: 2, from: mana }]"), "cost");
        refer(property(properties, "do", "Do", "What it does.", "[{ destroy: foe }]"), "steps");
    }

    static void limit(ObjectNode properties, Vocabulary vocabulary) {
        List<String> spans = vocabulary.set("spans");
        ObjectNode per = property(properties, "per", "Per", "The span that is counted.", "turn");
        ArrayNode choices = per.putArray("enum");
        (spans == null ? List.of("turn") : spans).forEach(choices::add);
        property(properties, "times", "Times", "How often in each span. Default 1.", "2")
                .put("type", "integer")
                .put("minimum", 1)
                .put("maximum", 9999);
        property(properties, "each", "Each", "With `card` it is counted for each card, not for the player.", "card")
                .put("const", "card");
    }

    private static void refer(ObjectNode property, String def) {
        property.put("$ref", "#/$defs/" + def);
    }

    private static ObjectNode property(
            ObjectNode properties, String name, String title, String description, String example) {
        ObjectNode property = properties.putObject(name);
        property.put("title", title);
        property.put("description", description);
        property.putArray("examples").add(YamlJson.of(example));
        return property;
    }
}
