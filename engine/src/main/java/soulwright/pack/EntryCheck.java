package soulwright.pack;

import com.networknt.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Fix;
import soulwright.diagnostic.Nearest;
import soulwright.diagnostic.Sink;
import soulwright.effect.Givens;
import soulwright.effect.Scope;
import soulwright.effect.Vocabulary;
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
    private static final String TRAITS = "traits.";
    private static final Set<String> ACT_KEYS =
            Set.of("when", "targets", "cost", "limit", "with", "skills", "do", "open");

    private final Shape shape;
    private final Schema validator;
    private final EntryNames names;
    private final Vocabulary vocabulary;
    private final Sink sink;
    private final EffectReader reader;

    private final Meanings meanings = new Meanings();
    private Set<YamlNode> faulty = Set.of();
    private boolean strange;

    EntryCheck(DerivedSchemas.Contract contract, EntryNames names, Sink sink) {
        this.shape = contract.shape();
        this.validator = contract.validator();
        this.vocabulary = contract.words();
        this.names = names;
        this.sink = sink;
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
            word((YamlScalar) node, at);
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
        if (!at.union.isEmpty() && !isOneVariant(map, at)) {
            return;
        }
        YamlNode parameters = map.get("given");
        Givens given = parameters == null ? null : reader.given(parameters);
        for (YamlMap.Entry entry : map.entries()) {
            String key = entry.key().text();
            Shape below = at.at(key, map);
            if (below == null || (act != null && below.form != null && ACT_KEYS.contains(key))) {
                continue;
            }
            if (at.keys != null && at.properties.get(key) == null) {
                word(entry.key(), at.keys);
            }
            walk(entry.value(), below, given);
        }
        if (parameters != null && given != null) {
            reader.reportUnread(parameters, given);
        }
    }

    private void word(YamlScalar scalar, Shape at) {
        if (scalar.kind() == YamlScalar.Kind.NULL || faulty.contains(scalar) || at.also.contains(scalar.text())) {
            return;
        }
        if (isAlmost(scalar, at)) {
            return;
        }
        if (!at.refs.isEmpty()) {
            names.resolve(at.refs, scalar.text(), scalar, scalar.start(), scalar.end())
                    .ifPresent(id -> meanings.put(scalar, id));
        } else if (at.name != null) {
            declared(scalar, at.name);
        }
    }

    /** Whether it is nearer to one of the words that may stand here as well than to anything else; reports that. */
    private boolean isAlmost(YamlScalar scalar, Shape at) {
        if (at.also.isEmpty() || at.refs.stream().anyMatch(kind -> names.exists(kind, scalar.text(), scalar))) {
            return false;
        }
        List<String> known = new ArrayList<>(at.also);
        at.refs.forEach(kind -> known.addAll(names.all(kind)));
        Optional<String> meant = Nearest.to(scalar.text(), known).filter(at.also::contains);
        meant.ifPresent(word -> sink.report(Diagnostic.of(
                        Code.UNKNOWN_ENTRY,
                        scalar.place(),
                        "nothing is called \"%s\" here".formatted(Text.shorten(scalar.text())))
                .withHelp("did you mean \"" + word + "\"?")
                .withFix(Fix.replace("write " + word, scalar.place(), word))));
        return meant.isPresent();
    }

    private void declared(YamlScalar scalar, String set) {
        List<String> known = vocabulary.set(set);
        if (known != null && known.contains(scalar.text())) {
            return;
        }
        if (known == null) {
            known = List.of();
        }
        String unknown = Text.shorten(scalar.text());
        String message = set.startsWith(TRAITS)
                ? "no %s \"%s\" is declared".formatted(set.substring(TRAITS.length()), unknown)
                : "no \"%s\" is declared among the %s".formatted(unknown, set.replace('-', ' '));
        Diagnostic finding = Diagnostic.of(Code.UNKNOWN_NAME, scalar.place(), message);
        Optional<String> meant = Nearest.to(scalar.text(), known);
        if (meant.isPresent()) {
            sink.report(finding.withHelp("did you mean \"" + meant.get() + "\"?")
                    .withFix(Fix.replace("write " + meant.get(), scalar.place(), meant.get())));
        } else {
            sink.report(finding.withHelp(
                    known.isEmpty() ? "declare it in the ruleset first" : "there are " + String.join(", ", known)));
        }
    }

    /** Whether exactly one key of a union names its variant; reports when none or two do. */
    private boolean isOneVariant(YamlMap map, Shape at) {
        Set<String> variants = at.union;
        List<YamlMap.Entry> found = map.entries().stream()
                .filter(entry -> variants.contains(entry.key().text()))
                .toList();
        if (found.size() > 1) {
            sink.report(Diagnostic.of(
                            Code.TWO_VARIANTS,
                            found.get(1).key().place(),
                            "\"%s\" and \"%s\" cannot stand together"
                                    .formatted(
                                            found.get(0).key().text(),
                                            found.get(1).key().text()))
                    .withHelp("keep the one that is meant"));
        } else if (found.isEmpty()) {
            reportNoVariant(map, variants, at);
        }
        return found.size() == 1;
    }

    private void reportNoVariant(YamlMap map, Set<String> variants, Shape at) {
        List<YamlMap.Entry> strange = new ArrayList<>(map.entries());
        strange.removeIf(entry -> at.properties.containsKey(entry.key().text()));
        for (YamlMap.Entry entry : strange) {
            Optional<String> meant = Nearest.to(entry.key().text(), variants);
            if (meant.isPresent()) {
                sink.report(Diagnostic.of(
                                Code.UNKNOWN_KEY,
                                entry.key().place(),
                                "unknown key \"%s\"".formatted(entry.key().text()))
                        .withHelp("did you mean \"" + meant.get() + "\"?")
                        .withFix(Fix.replace("write " + meant.get(), entry.key().place(), meant.get())));
                return;
            }
        }
        YamlNode place = strange.isEmpty() ? map : strange.get(0).key();
        sink.report(Diagnostic.of(Code.NO_VARIANT, place.place(), "no key here says what this is")
                .withHelp("one of these is needed: " + String.join(", ", variants)));
    }
}
