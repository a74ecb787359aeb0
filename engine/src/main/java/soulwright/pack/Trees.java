package soulwright.pack;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Comparing and converting the trees that were read. */
final class Trees {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final int DIGITS_OF_A_LONG = 18;

    private Trees() {}

    /** Whether two trees hold the same data, however it is written. */
    static boolean same(YamlNode a, YamlNode b) {
        if (a == b) {
            return true;
        }
        if (a instanceof YamlScalar x && b instanceof YamlScalar y) {
            return x.kind() == y.kind() && x.text().equals(y.text());
        }
        if (a instanceof YamlList x && b instanceof YamlList y) {
            return sameItems(x.items(), y.items());
        }
        return a instanceof YamlMap x && b instanceof YamlMap y && sameKeys(x, y);
    }

    private static boolean sameItems(List<YamlNode> a, List<YamlNode> b) {
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
            if (!same(a.get(i), b.get(i))) {
                return false;
            }
        }
        return a.size() == b.size();
    }

    private static boolean sameKeys(YamlMap a, YamlMap b) {
        return a.entries().size() == b.entries().size()
                && a.entries().stream().allMatch(entry -> {
                    YamlNode other = b.get(entry.key().text());
                    return other != null && same(entry.value(), other);
                });
    }

    /** The same data as JSON, for the schema validator. */
    static JsonNode json(YamlNode node) {
        if (node instanceof YamlScalar scalar) {
            return json(scalar);
        }
        if (node instanceof YamlList list) {
            ArrayNode array = JSON.arrayNode(list.items().size());
            list.items().forEach(item -> array.add(json(item)));
            return array;
        }
        ObjectNode object = JSON.objectNode();
        ((YamlMap) node).entries().forEach(entry -> object.set(entry.key().text(), json(entry.value())));
        return object;
    }

    private static JsonNode json(YamlScalar scalar) {
        String text = scalar.text();
        return switch (scalar.kind()) {
            case NULL -> JSON.nullNode();
            case TRUTH -> JSON.booleanNode(text.equals("true"));
            case INTEGER -> integer(scalar);
            case DECIMAL -> JSON.numberNode(decimal(text));
            case TEXT -> JSON.stringNode(text);
        };
    }

    private static JsonNode integer(YamlScalar scalar) {
        Long value = longValue(scalar);
        return value == null ? JSON.numberNode(BigInteger.TEN.pow(DIGITS_OF_A_LONG + 1)) : JSON.numberNode(value);
    }

    /** The value of an integer as written (decimal, 0x, 0o), or null when it is no integer or beyond any sensible range. */
    static @Nullable Long longValue(YamlNode node) {
        if (!(node instanceof YamlScalar scalar) || scalar.kind() != YamlScalar.Kind.INTEGER) {
            return null;
        }
        String text = scalar.text();
        try {
            if (text.startsWith("0x")) {
                return Long.parseLong(text.substring(2), 16);
            }
            return text.startsWith("0o") ? Long.parseLong(text.substring(2), 8) : Long.parseLong(text);
        } catch (NumberFormatException e) {
            return null;
        }
    }

    private static double decimal(String text) {
        return switch (text) {
            case ".inf", "+.inf", ".Inf", ".INF" -> Double.MAX_VALUE;
            case "-.inf", "-.Inf", "-.INF" -> -Double.MAX_VALUE;
            case ".nan", ".NaN", ".NAN" -> 0;
            default -> Double.parseDouble(text);
        };
    }
}
