package soulwright.pack;

import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import tools.jackson.databind.JsonNode;

/** Short examples out of the schemas, for the help of a finding. */
final class Examples {
    private static final int SHORT = 40;

    private Examples() {}

    /** The schema's example as YAML on one line, or nothing when there is none so short. */
    static String of(@Nullable Shape shape) {
        JsonNode example = shape == null ? null : shape.example;
        String text = example == null || example.isNull() ? "" : flow(example);
        return text.length() > SHORT ? "" : text;
    }

    private static String flow(JsonNode node) {
        if (node.isArray()) {
            return node.values().stream().map(Examples::flow).collect(Collectors.joining(", ", "[", "]"));
        }
        return node.isObject()
                ? node.properties().stream()
                        .map(entry -> entry.getKey() + ": " + flow(entry.getValue()))
                        .collect(Collectors.joining(", ", "{ ", " }"))
                : node.asString();
    }

    /** `, for example "level: 3"`, or nothing when the schema's example is too long for one line. */
    static String of(Shape shape, YamlNode node, String key) {
        Shape wanted = node instanceof YamlMap map ? shape.at(key, map) : null;
        JsonNode example = wanted == null ? null : wanted.example;
        if (example == null || !example.isValueNode()) {
            return "";
        }
        String text = key + ": " + example.asString();
        return text.length() > SHORT ? "" : ", for example \"" + text + "\"";
    }
}
