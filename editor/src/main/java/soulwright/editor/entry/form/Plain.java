package soulwright.editor.entry.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;
import tools.jackson.databind.JsonNode;

/** Values as plain Java, as edits take them: null, String, Boolean, Long, List, Map. */
public final class Plain {
    private Plain() {}

    static @Nullable Object of(JsonNode json) {
        if (json.isObject()) {
            Map<String, @Nullable Object> map = new LinkedHashMap<>();
            json.propertyStream().forEach(property -> map.put(property.getKey(), of(property.getValue())));
            return map;
        }
        if (json.isArray()) {
            List<@Nullable Object> list = new ArrayList<>();
            json.forEach(item -> list.add(of(item)));
            return list;
        }
        return json.isBoolean() ? (Object) json.asBoolean() : json.isIntegralNumber() ? json.asLong() : json.asString();
    }

    /** What a node means; two nodes that mean the same give equal values, however they are written. */
    public static @Nullable Object of(YamlNode node) {
        if (node instanceof YamlMap map) {
            Map<String, @Nullable Object> values = new LinkedHashMap<>();
            map.entries().forEach(entry -> values.put(entry.key().text(), of(entry.value())));
            return values;
        }
        if (node instanceof YamlList list) {
            List<@Nullable Object> values = new ArrayList<>();
            list.items().forEach(item -> values.add(of(item)));
            return values;
        }
        return scalar((YamlScalar) node);
    }

    private static @Nullable Object scalar(YamlScalar scalar) {
        return switch (scalar.kind()) {
            case NULL -> null;
            case TRUTH -> Boolean.valueOf(scalar.text());
            case INTEGER -> whole(scalar.text());
            case DECIMAL, TEXT -> scalar.text();
        };
    }

    /** As a number where it is one, so that `7` and a text that looks like it are told apart. */
    private static Object whole(String text) {
        try {
            return Long.valueOf(text);
        } catch (NumberFormatException tooLong) {
            return text;
        }
    }

    /** A typed text as the value that YAML would take it for: whole numbers are numbers. */
    public static Object typed(String text) {
        return text.matches("-?(0|[1-9][0-9]{0,17})") ? Long.valueOf(text) : text;
    }
}
