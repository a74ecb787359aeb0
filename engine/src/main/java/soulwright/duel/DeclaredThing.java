package soulwright.duel;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.effect.ThingKind;
import soulwright.effect.Type;
import soulwright.effect.Words;
import soulwright.yaml.YamlScalar;

/** The properties that a ruleset adds to a kind of thing. A name that means something else already is reported. */
final class DeclaredThing {
    private final String kind;
    private final ThingKind.Builder properties;
    private final Map<String, Type> declared = new HashMap<>();
    private final Set<String> builtIn = new HashSet<>();
    private final Sink sink;

    DeclaredThing(String kind, Words.Builder words, Words builtIn, Sink sink) {
        this.kind = kind;
        this.properties = words.thing(kind);
        this.sink = sink;
        builtIn.things().stream()
                .filter(thing -> thing.name().equals(kind))
                .forEach(thing -> this.builtIn.addAll(thing.properties().keySet()));
    }

    /** Adds a property under the name written there; the kind of value must be the same wherever it is declared again. */
    ThingKind.Builder add(YamlScalar written, Type type, String doc) {
        return add(written, written.text(), type, doc);
    }

    ThingKind.Builder add(YamlScalar written, String name, Type type, String doc) {
        if (builtIn.contains(name) || !declared.getOrDefault(name, type).equals(type)) {
            sink.report(Diagnostic.of(
                    Code.NAME_TAKEN,
                    written.place(),
                    "\"%s\" of a %s means something else already".formatted(name, kind)));
        }
        return add(name, type, doc);
    }

    ThingKind.Builder add(String name, Type type, String doc) {
        declared.put(name, type);
        return properties.property(name, type, doc);
    }

    /** Adds a property unless it was declared before. */
    void addFirst(String name, Type type, String doc) {
        if (!builtIn.contains(name) && !declared.containsKey(name)) {
            add(name, type, doc);
        }
    }
}
