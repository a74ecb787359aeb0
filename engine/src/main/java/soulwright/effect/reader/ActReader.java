package soulwright.effect.reader;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Nearest;
import soulwright.effect.Plural;
import soulwright.effect.Scope;
import soulwright.effect.compiled.Act;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Selector;
import soulwright.effect.compiled.Targets;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Reads acts: commands, services, choices, actions, items, spells, cards. Other keys of the map are the schema's business. */
final class ActReader {
    /** Keys that name something for the others; misspelt ones are reported by the schema and understood here, or all that follows would fail. */
    private static final List<String> NAMING = List.of("with", "skills", "targets");

    private static final List<String> OTHERS = List.of("when", "prefer", "limit", "cost", "do");

    private final Readers readers;

    ActReader(Readers readers) {
        this.readers = readers;
    }

    Act read(YamlMap holder, Scope scope) {
        Map<String, YamlNode> nodes = new LinkedHashMap<>();
        NAMING.forEach(key -> put(nodes, key, understood(holder, key)));
        OTHERS.forEach(key -> put(nodes, key, holder.get(key)));
        Map<String, Compiled> values = new LinkedHashMap<>();
        Scope now = scope;
        for (Map.Entry<String, YamlNode> node : nodes.entrySet()) {
            Compiled value = read(node.getKey(), node.getValue(), now);
            values.put(node.getKey(), value);
            now = after(node.getKey(), value, now);
        }
        return new Act(holder, values);
    }

    private Compiled read(String key, YamlNode node, Scope scope) {
        return switch (key) {
            case "with", "skills" -> readers.selectors().read(node, scope);
            case "targets" -> readers.options().targets(node, scope);
            case "when" -> when(node, scope);
            case "prefer" -> readers.parameters().formula(node, scope.in(Scope.Mode.STANDING));
            case "limit" -> readers.options().limit(node);
            case "cost" -> readers.steps().read(node, scope.paying());
            default -> readers.steps().read(node, scope.in(Scope.Mode.STEPS));
        };
    }

    private Compiled when(YamlNode node, Scope scope) {
        return node instanceof YamlScalar scalar
                ? new Expression(readers.formulas().when(scalar, scope))
                : readers.parameters().wrong(node, "a condition is wanted here");
    }

    /** With `with` or `skills` each of them is tried as `self`. */
    private Scope after(String key, Compiled value, Scope scope) {
        if (value instanceof Selector selector && !key.equals("targets")) {
            return scope.with("self", Plural.one(selector.type()));
        }
        return value instanceof Targets targets ? readers.options().with(targets, scope) : scope;
    }

    private static @Nullable YamlNode understood(YamlMap holder, String key) {
        YamlNode exact = holder.get(key);
        if (exact != null) {
            return exact;
        }
        for (YamlMap.Entry entry : holder.entries()) {
            String written = entry.key().text();
            boolean structured = !(entry.value() instanceof YamlScalar);
            boolean similar = structured && Math.abs(written.length() - key.length()) <= 1;
            if (similar
                    && !OTHERS.contains(written)
                    && Nearest.to(written, List.of(key)).isPresent()) {
                return entry.value();
            }
        }
        return null;
    }

    private static void put(Map<String, YamlNode> nodes, String key, @Nullable YamlNode node) {
        if (node != null) {
            nodes.put(key, node);
        }
    }
}
