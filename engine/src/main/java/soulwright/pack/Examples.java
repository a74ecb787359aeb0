package soulwright.pack;

import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import tools.jackson.databind.JsonNode;

/** Short examples out of the schemas, for the help of a finding. */
final class Examples {
    private static final int SHORT = 40;

    private Examples() {}

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
