package soulwright.pack;

import com.networknt.schema.Schema;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.effect.Givens;
import soulwright.effect.Scope;
import soulwright.effect.reader.EffectReader;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/**
 * Checks one document: first its shape by the schema, then, walking it beside its {@link Shape}, every reference, declared name and effect.
 * What the effects were read as is kept for lints and for whoever plays them.
 */
final class EntryCheck {
    private static final Set<String> ACT_KEYS =
            Set.of("when", "prefer", "targets", "cost", "limit", "with", "skills", "do", "open");

    private final Shape shape;
    private final Schema validator;
    private final Sink sink;
    private final EffectReader reader;

    private final WordCheck words;
    private final Meanings meanings = new Meanings();
    private Set<YamlNode> faulty = Set.of();
    private boolean strange;

    EntryCheck(DerivedSchemas.Contract contract, EntryNames names, Optional<IconNames> icons, Sink sink) {
        this.shape = contract.shape();
        this.validator = contract.validator();
        this.sink = sink;
        this.words = new WordCheck(contract.words(), names, icons, meanings, sink);
        this.reader = new EffectReader(contract.grammar(), names, sink);
    }

    /** What references and effects mean, by the node that holds them: full ids, and the effect language's own objects. */
    Meanings check(YamlMap document, YamlNode head, String what) {
        faulty = new SchemaCheck(validator, shape, what, sink).check(document, head);
        walk(document, shape, null);
        if (strange) {
            sink.report(Diagnostic.of(Code.NO_RULESET, head.place(), "the rulesets in sight do not play any " + what)
                    .withHelp("name a pack whose ruleset does under \"depends\""));
        }
        return meanings;
    }

    private void walk(YamlNode node, Shape at, @Nullable Givens given) {
        if (faulty.contains(node)) {
            return;
        }
        if (at.form != null) {
            if (at.place != null && isPlayed(at.place)) {
                meanings.put(node, reader.read(at.form, node, scope(at.place, given)));
            }
        } else if (node instanceof YamlMap map) {
            walkMap(map, at);
        } else if (node instanceof YamlList list) {
            if (at.items != null) {
                for (YamlNode item : list.items()) {
                    walk(item, at.items, null);
                }
            }
        } else {
            words.check((YamlScalar) node, at);
        }
    }

    private Scope scope(String place, @Nullable Givens given) {
        Scope scope = reader.scope(place);
        return given == null ? scope : scope.with(given);
    }

    /** Whether the machine in sight has a place; what stands at a place of another machine cannot be played here. */
    private boolean isPlayed(String place) {
        if (reader.knows(place)) {
            return true;
        }
        strange = true;
        return false;
    }

    private void walkMap(YamlMap map, Shape at) {
        String act = at.act(map);
        if (act != null && isPlayed(act)) {
            meanings.put(map, reader.act(map, reader.scope(act)));
        }
        if (!at.union.isEmpty() && !Unions.isOneVariant(map, at, sink)) {
            return;
        }
        Ascending.check(map, at.ascending, sink);
        YamlNode parameters = map.get("given");
        Givens given = parameters == null ? null : reader.given(parameters);
        for (YamlMap.Entry entry : map.entries()) {
            String key = entry.key().text();
            Shape below = at.at(key, map);
            if (below == null || (act != null && below.form != null && ACT_KEYS.contains(key))) {
                continue;
            }
            if (at.keys != null && at.properties.get(key) == null && !faulty.contains(entry.key())) {
                words.check(entry.key(), at.keys);
            }
            walk(entry.value(), below, given);
        }
        if (parameters != null && given != null) {
            reader.reportUnread(parameters, given);
        }
    }
}
