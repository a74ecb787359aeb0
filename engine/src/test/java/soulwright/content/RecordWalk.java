package soulwright.content;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import soulwright.effect.compiled.Ability;
import soulwright.effect.compiled.Act;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Option;
import soulwright.effect.compiled.Selector;
import soulwright.effect.compiled.Step;

/**
 * Walks a schema and a record beside each other and notes where they differ. A component that is no property of the schema and is itself a
 * record stands for its own components.
 */
final class RecordWalk {
    /** What the loader has dealt with, and what no game looks at. */
    private static final Set<String> OF_THE_LOADER = Set.of("extends", "abstract", "lint-ignore", "custom");

    private static final Set<String> ACT = Set.of("when", "prefer", "with", "skills", "targets", "cost", "limit", "do");

    /** Java has other plans with these words. */
    private static final Map<String, String> RENAMED = Map.of("do", "steps", "if", "condition", "private", "isPrivate");

    private static final Map<String, List<Type>> EFFECTS = Map.of(
            "steps", List.of(Step.class, Compiled.class),
            "abilities", List.of(Ability.class, Compiled.class),
            "options", List.of(Option.class),
            "selector", List.of(Selector.class),
            "formula", List.of(Expression.class),
            "condition", List.of(Expression.class),
            "value", List.of(Compiled.class));

    private final List<String> differences = new ArrayList<>();
    private final Set<String> ignored;

    /** Records that were seen: what is said in answer to what is said goes round in a circle. */
    private final Set<Class<?>> seen = new HashSet<>();

    /** @param ignored further properties that no record needs to have */
    RecordWalk(Set<String> ignored) {
        this.ignored = ignored;
    }

    List<String> differences(SchemaNode schema, Class<?> record) {
        walk(schema, record, record.getSimpleName());
        return differences;
    }

    private void walk(SchemaNode reference, Type written, String path) {
        Type type = isA(written, Optional.class) ? argument(written, 0) : written;
        if (reference.effect().isPresent()) {
            Type effect = isA(type, List.class) ? argument(type, 0) : type;
            expect(EFFECTS.get(reference.effect().get()).contains(effect), path, "an effect", type);
            return;
        }
        SchemaNode schema = reference.resolved();
        if (schema.has("dependentSchemas")) {
            variants(schema, (Class<?>) type, path);
        } else if (schema.has("properties")) {
            properties(schema, schema.properties(), (Class<?>) type, path);
        } else if (schema.has("x-rows")) {
            expect(isA(type, List.class), path, "a list of rows", type);
        } else if (schema.has("items")) {
            list(schema, type, path);
        } else if (schema.takes("object")) {
            map(schema, type, path);
        } else {
            boolean own = path.endsWith(".id") && isA(type, EntryId.class);
            expect(own || isLeaf(schema, type), path, "another type", type);
        }
    }

    private void variants(SchemaNode union, Class<?> sealed, String path) {
        union.variants().forEach((key, variant) -> {
            Optional<Class<?>> record = Stream.<Class<?>>of(sealed.getPermittedSubclasses())
                    .filter(each -> components(each, Set.of(camel(key))).containsKey(camel(key)))
                    .findFirst();
            expect(record.isPresent(), path, "a record with " + key, sealed);
            record.ifPresent(found ->
                    properties(variant, variant.propertiesIn(union), found, path + "." + found.getSimpleName()));
        });
    }

    private void properties(SchemaNode schema, Map<String, SchemaNode> properties, Class<?> type, String path) {
        Map<String, SchemaNode> named = new LinkedHashMap<>();
        properties.forEach((key, value) -> {
            boolean taken = OF_THE_LOADER.contains(key) || ignored.contains(key);
            boolean inAct = schema.has("x-act") && ACT.contains(key);
            boolean trait = value.node().path("x-name").asString("").startsWith("traits.");
            if (!taken && !inAct) {
                named.putIfAbsent(trait ? "traits" : camel(key), value);
            }
        });
        Map<String, Type> components = new LinkedHashMap<>();
        if (type.isSealed()) {
            Stream.of(type.getPermittedSubclasses())
                    .forEach(each -> components.putAll(components(each, named.keySet())));
        } else {
            components.putAll(components(type, named.keySet()));
        }
        boolean act = components.remove("") != null;
        expect(act == schema.has("x-act"), path, "an act", type);
        if (schema.has("x-derived")
                || schema.node().path("additionalProperties").isObject()) {
            components.keySet().retainAll(named.keySet());
        }
        expect(
                components.keySet().equals(named.keySet()),
                path,
                "the components " + new TreeSet<>(named.keySet()),
                new TreeSet<>(components.keySet()));
        if (!seen.add(type)) {
            return;
        }
        named.forEach((name, value) -> {
            if (components.containsKey(name) && !name.equals("traits")) {
                walk(value, components.get(name), path + "." + name);
            }
        });
    }

    /** The components by name, an act under an empty one. */
    private static Map<String, Type> components(Class<?> record, Set<String> properties) {
        Map<String, Type> components = new LinkedHashMap<>();
        for (RecordComponent component : record.getRecordComponents()) {
            if (component.getType() == Act.class) {
                components.put("", Act.class);
            } else if (component.getType().isRecord() && !properties.contains(component.getName())) {
                components.putAll(components(component.getType(), properties));
            } else {
                components.put(component.getName(), component.getGenericType());
            }
        }
        return components;
    }

    private void list(SchemaNode schema, Type type, String path) {
        if (type instanceof Class<?> record && record.isRecord()) {
            int length = schema.node().path("maxItems").asInt(0);
            expect(record.getRecordComponents().length == length, path, length + " components", type);
        } else if (isA(type, List.class)) {
            walk(schema.at("items"), argument(type, 0), path + "[]");
        } else {
            expect(false, path, "a list", type);
        }
    }

    private void map(SchemaNode schema, Type type, String path) {
        if (!isA(type, Map.class)) {
            expect(false, path, "a map", type);
            return;
        }
        SchemaNode keys = schema.at("propertyNames").resolved();
        expect(isA(argument(type, 0), keys.has("x-ref") ? EntryId.class : String.class), path, "other keys", type);
        walk(schema.at("additionalProperties"), argument(type, 1), path + "{}");
    }

    private static boolean isLeaf(SchemaNode schema, Type type) {
        if (schema.has("x-ref")) {
            boolean several = schema.has("x-also");
            return several ? type instanceof Class<?> sealed && sealed.isSealed() : isA(type, EntryId.class);
        }
        if (schema.has("enum")) {
            return words(schema).equals(constants(type));
        }
        if (schema.takes("integer") && schema.takes("string")) {
            return type == Range.class;
        }
        if (schema.takes("integer")) {
            return type == int.class || type == Integer.class || type == OptionalInt.class;
        }
        return schema.takes("boolean") ? type == boolean.class : type == String.class || type == Colour.class;
    }

    private static Set<String> words(SchemaNode schema) {
        return schema.node()
                .get("enum")
                .valueStream()
                .map(word -> word.asString().replace('-', '_').toUpperCase(Locale.ROOT))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static Set<String> constants(Type type) {
        return type instanceof Class<?> words && words.isEnum()
                ? Stream.of(words.getEnumConstants()).map(Object::toString).collect(Collectors.toSet())
                : Set.of();
    }

    private static String camel(String key) {
        StringBuilder name = new StringBuilder();
        for (String word : RENAMED.getOrDefault(key, key).split("-", -1)) {
            name.append(name.isEmpty() ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
        }
        return name.toString();
    }

    private static boolean isA(Type type, Class<?> raw) {
        return type == raw || (type instanceof ParameterizedType generic && generic.getRawType() == raw);
    }

    private static Type argument(Type type, int index) {
        return ((ParameterizedType) type).getActualTypeArguments()[index];
    }

    private void expect(boolean holds, String path, String wanted, Object found) {
        if (!holds) {
            differences.add("%s: wanted %s, found %s".formatted(path, wanted, found));
        }
    }
}
