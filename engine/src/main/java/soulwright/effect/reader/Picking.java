package soulwright.effect.reader;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import soulwright.effect.Parameter;
import soulwright.effect.Scope;
import soulwright.effect.compiled.Compiled;
import soulwright.yaml.YamlNode;

/** Reads the parameters of one selector; some are worked out for each candidate, the others once. */
final class Picking {
    private static final Set<String> FOR_EACH = Set.of("where", "weight", "sum", "matching", "prefer");

    private final Readers readers;
    private final Variant variant;
    private final Scope once;
    private final Scope tried;

    Picking(Readers readers, Variant variant, Scope once, Scope tried) {
        this.readers = readers;
        this.variant = variant;
        this.once = once;
        this.tried = tried;
    }

    Map<String, Compiled> read(Compiled from) {
        Map<String, YamlNode> nodes =
                new Arguments(readers, variant, once).sort(Map.of()).nodes();
        Map<String, Compiled> values = new LinkedHashMap<>();
        values.put(variant.spec().name(), from);
        nodes.forEach((name, node) -> {
            Parameter parameter = variant.spec().parameters().get(name);
            if (parameter != null) {
                Scope scope = FOR_EACH.contains(name) ? tried : once;
                values.put(name, readers.parameters().read(parameter, node, scope, Map.of()));
            }
        });
        return values;
    }
}
