package soulwright.yaml;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.YamlScalar.Kind;

/** What a document means, without places and styles: what an edit is to write, and what its result is held against. */
sealed interface Value {
    record Word(Kind kind, String text) implements Value {
        public Word {
            text = kind == Kind.NULL ? "" : text;
        }
    }

    record Items(List<Value> items) implements Value {
        public Items {
            items = List.copyOf(items);
        }
    }

    record Fields(List<Field> fields) implements Value {
        public Fields {
            fields = List.copyOf(fields);
        }
    }

    record Field(String key, Value value) {}

    record Alias(String anchor) implements Value {}

    record Anchored(String anchor, Value value) implements Value {}

    /**
     * From plain Java: null, String, Boolean, whole numbers, BigDecimal, List, Map with string keys; or from a node.
     *
     * @throws IllegalArgumentException for any other type
     */
    static Value of(@Nullable Object plain) {
        if (plain instanceof Value value) {
            return value;
        }
        if (plain instanceof YamlNode node) {
            return of(node);
        }
        if (plain instanceof List<?> list) {
            return new Items(list.stream().map(Value::of).toList());
        }
        if (plain instanceof Map<?, ?> map) {
            return fields(map);
        }
        return word(plain);
    }

    private static Value of(YamlNode node) {
        if (node instanceof YamlList list) {
            return new Items(list.items().stream().map(Value::of).toList());
        }
        if (node instanceof YamlMap map) {
            return new Fields(map.entries().stream()
                    .map(entry -> new Field(entry.key().text(), of(entry.value())))
                    .toList());
        }
        YamlScalar scalar = (YamlScalar) node;
        return new Word(scalar.kind(), scalar.text());
    }

    private static Fields fields(Map<?, ?> map) {
        List<Field> fields = new ArrayList<>();
        map.forEach((key, value) -> fields.add(new Field((String) key, of(value))));
        return new Fields(fields);
    }

    private static Word word(@Nullable Object plain) {
        if (plain == null) {
            return new Word(Kind.NULL, "");
        }
        if (plain instanceof String text) {
            return new Word(Kind.TEXT, text);
        }
        if (plain instanceof Boolean) {
            return new Word(Kind.TRUTH, plain.toString());
        }
        if (plain instanceof Long || plain instanceof Integer || plain instanceof BigInteger) {
            return new Word(Kind.INTEGER, plain.toString());
        }
        if (plain instanceof BigDecimal decimal) {
            return new Word(decimal.scale() > 0 ? Kind.DECIMAL : Kind.INTEGER, decimal.toPlainString());
        }
        throw new IllegalArgumentException("cannot be written as YAML: " + plain.getClass());
    }
}
