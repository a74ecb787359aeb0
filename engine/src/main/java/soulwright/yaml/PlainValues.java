package soulwright.yaml;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.Parts.Field;
import soulwright.yaml.Parts.Fields;
import soulwright.yaml.Parts.Items;
import soulwright.yaml.Refused.Reason;
import soulwright.yaml.Value.Word;
import soulwright.yaml.YamlScalar.Kind;

/** Values from what callers have: plain Java, or nodes that were read. */
final class PlainValues {
    private static final int DEEPEST = Limits.standard().depth();

    static Value of(@Nullable Object plain) {
        return of(plain, 0);
    }

    private static Value of(@Nullable Object plain, int depth) {
        if (depth > DEEPEST) {
            throw new Refusal(Reason.NOT_POSSIBLE, "the value is nested more than " + DEEPEST + " deep");
        }
        if (plain instanceof Value value) {
            return value;
        }
        if (plain instanceof YamlNode node) {
            return of(node);
        }
        if (plain instanceof List<?> list) {
            return new Items(list.stream().map(item -> of(item, depth + 1)).toList());
        }
        return plain instanceof Map<?, ?> map ? fields(map, depth + 1) : word(plain);
    }

    static Value of(YamlNode node) {
        if (node instanceof YamlList list) {
            return new Items(list.items().stream().map(PlainValues::of).toList());
        }
        if (node instanceof YamlMap map) {
            return new Fields(map.entries().stream()
                    .map(entry -> new Field(entry.key().text(), of(entry.value())))
                    .toList());
        }
        YamlScalar scalar = (YamlScalar) node;
        return new Word(scalar.kind(), scalar.text());
    }

    private static Fields fields(Map<?, ?> map, int depth) {
        List<Field> fields = new ArrayList<>();
        map.forEach((key, value) -> fields.add(new Field((String) key, of(value, depth))));
        return new Fields(fields);
    }

    private static Word word(@Nullable Object plain) {
        if (plain == null) {
            return new Word(Kind.NULL, "");
        }
        if (plain instanceof BigDecimal decimal) {
            return new Word(decimal.scale() > 0 ? Kind.DECIMAL : Kind.INTEGER, decimal.toPlainString());
        }
        return new Word(kind(plain), plain.toString());
    }

    private static Kind kind(Object plain) {
        if (plain instanceof String) {
            return Kind.TEXT;
        }
        if (plain instanceof Boolean) {
            return Kind.TRUTH;
        }
        if (plain instanceof Long || plain instanceof Integer || plain instanceof BigInteger) {
            return Kind.INTEGER;
        }
        throw new IllegalArgumentException("cannot be written as YAML: " + plain.getClass());
    }

    private PlainValues() {}
}
