package soulwright.pack;

import com.networknt.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import soulwright.effect.Vocabulary;
import soulwright.effect.reader.Grammar;
import soulwright.yaml.YamlMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The schema that an entry is held against: the published one of its kind, made exact by a ruleset where its machine can do so. */
final class DerivedSchemas {
    /** A schema in all of its forms, and the vocabulary that goes with it. */
    record Contract(Grammar grammar, JsonNode schema, Shape shape, Schema validator) {
        Vocabulary words() {
            return grammar.vocabulary();
        }
    }

    private record Key(YamlMap ruleset, String kind) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Key key && key.ruleset == ruleset && key.kind.equals(kind);
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(ruleset) * 31 + kind.hashCode();
        }
    }

    private record Compiled(JsonNode schema, Shape shape, Schema validator) {}

    private final Schemas schemas;
    private final Kept<Key, Optional<Compiled>> made = new Kept<>();

    DerivedSchemas(Schemas schemas) {
        this.schemas = schemas;
    }

    void nextRound() {
        made.nextRound();
    }

    /** All contracts that an entry may fulfil; one is enough. Where rulesets make the schema exact, the general one does not count. */
    List<Contract> of(Entry entry) {
        String kind = entry.kind.folder();
        List<Contract> all = new ArrayList<>();
        for (Tongue tongue : entry.tongues) {
            for (YamlMap ruleset : tongue.rulesets()) {
                derived(tongue, kind, ruleset)
                        .ifPresent(exact ->
                                all.add(new Contract(tongue.grammar(), exact.schema, exact.shape, exact.validator)));
            }
        }
        return all.isEmpty() ? general(entry, kind) : all;
    }

    private List<Contract> general(Entry entry, String kind) {
        return entry.tongues.stream()
                .map(tongue ->
                        new Contract(tongue.grammar(), schemas.of(kind), schemas.shape(kind), schemas.validator(kind)))
                .toList();
    }

    /** The schemas that a ruleset makes exact, by kind. */
    Map<String, JsonNode> exact(Tongue tongue) {
        Map<String, JsonNode> all = new TreeMap<>();
        for (YamlMap ruleset : tongue.rulesets()) {
            for (Kind kind : Kind.values()) {
                derived(tongue, kind.folder(), ruleset)
                        .ifPresent(exact -> all.putIfAbsent(kind.folder(), exact.schema));
            }
        }
        return all;
    }

    private Optional<Compiled> derived(Tongue tongue, String kind, YamlMap ruleset) {
        return made.get(new Key(ruleset, kind), key -> {
            ObjectNode general = (ObjectNode) schemas.of(kind);
            ObjectNode exact = tongue.machine().schemaOf(kind, general, ruleset);
            return exact.equals(general)
                    ? Optional.empty()
                    : Optional.of(new Compiled(exact, schemas.compileShape(exact), schemas.compileValidator(exact)));
        });
    }
}
