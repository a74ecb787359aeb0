package soulwright.effect.docs;

import soulwright.effect.Parameter;
import soulwright.effect.VerbSpec;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

/** The values that the example of a catalogue row shows. */
final class SpecExamples {
    private final JsonNode shown;

    SpecExamples(VerbSpec spec) {
        JsonNode example = YamlJson.of(spec.example());
        JsonNode found = example;
        for (JsonNode item :
                example.isArray() ? example : new JsonMapper().createArrayNode().add(example)) {
            found = item.has(spec.name()) ? item : found;
        }
        this.shown = found;
    }

    ArrayNode whole() {
        return new JsonMapper().createArrayNode().add(shown);
    }

    /** The value that the example gives a parameter, or one that would do. */
    JsonNode of(Parameter parameter) {
        JsonNode value = shown.path(parameter.name());
        return value.isMissingNode() ? YamlJson.of(usual(parameter)) : value;
    }

    private static String usual(Parameter parameter) {
        return switch (parameter.form()) {
            case FORMULA, FORMULAS -> parameter.name().equals("chance") ? "50" : "2";
            case CONDITION -> "self.level > 2";
            case CONDITIONS -> "[level > 2]";
            case NUMBER, PROPERTY -> "attack";
            case SELECTOR, PLACE, VALUE -> "me";
            case STEPS -> "[{ message: Well met. }]";
            case ABILITIES -> "[{ cannot: attack }]";
            case OPTIONS -> "[{ name: Go on }]";
            case TARGETS -> "{ foe: { choose: opponent.field } }";
            case SCORE -> "{ attack: 1 }";
            case UNTIL -> "turn-end";
            case FACE -> "up";
            case TRUTH -> "true";
            case LIMIT -> "{ per: turn }";
            case IDS -> parameter.name().equals("in") ? "[main]" : "[hand]";
            default -> parameter.of().contains("elements") ? "fire" : parameter.name();
        };
    }
}
