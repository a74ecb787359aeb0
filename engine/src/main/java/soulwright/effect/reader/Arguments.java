package soulwright.effect.reader;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Nearest;
import soulwright.effect.Parameter;
import soulwright.effect.Plural;
import soulwright.effect.Scope;
import soulwright.effect.Spot;
import soulwright.effect.Type;
import soulwright.effect.VerbSpec;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Named;
import soulwright.effect.compiled.Selector;
import soulwright.effect.compiled.Targets;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/**
 * Reads the parameters of one variant, in an order in which each can lean on those before it: `who` first, since numbers are his; then the
 * variant's own value; then the others as the catalogue lists them. The scope grows on the way.
 */
final class Arguments {
    private static final String WHO = "who";

    private final Readers readers;
    private final Variant variant;
    private final Map<String, YamlNode> nodes = new LinkedHashMap<>();
    private final Map<String, Compiled> values = new LinkedHashMap<>();
    private Scope scope;

    Arguments(Readers readers, Variant variant, Scope scope) {
        this.readers = readers;
        this.variant = variant;
        this.scope = scope;
    }

    /** Sorts the keys; unknown ones are reported, and count as what was probably meant. */
    Arguments sort(Map<String, Type> givens) {
        VerbSpec spec = variant.spec();
        List<YamlMap.Entry> unknown = new ArrayList<>();
        for (YamlMap.Entry entry : variant.map().entries()) {
            String key = entry.key().text();
            if (entry.equals(variant.entry())) {
                nodes.put(spec.name(), entry.value());
            } else if (spec.parameters().containsKey(key) || givens.containsKey(key)) {
                nodes.put(key, entry.value());
            } else {
                unknown.add(entry);
            }
        }
        unknown.forEach(entry -> unknown(entry, givens));
        if (unknown.isEmpty()) {
            reportMissing(givens);
        }
        return this;
    }

    /** Reads `who`, and lets the other values speak of each of them as `it`. */
    Arguments readWhoAsIt() {
        read(WHO);
        if (values.get(WHO) instanceof Selector selector) {
            scope = scope.with("it", Plural.one(selector.type()));
        }
        return this;
    }

    /** Takes a value that was read already. */
    Arguments take(String name, Compiled value) {
        values.put(name, value);
        return this;
    }

    /** Reads all that is left. */
    Arguments readAll() {
        read(WHO);
        read(variant.spec().name());
        variant.spec().parameters().keySet().forEach(this::read);
        return this;
    }

    /** Reads the parameters that a keyword or a named list of steps declares itself. */
    Arguments readGiven(Called called) {
        called.givens().types().forEach((name, type) -> {
            YamlNode node = nodes.get(name);
            if (node != null) {
                Type candidate = called.givens().candidate(name);
                values.put(name, readers.givens().argument(node, type, candidate, scope));
                nodes.remove(name);
            }
        });
        return this;
    }

    /** What stands under each parameter, not yet read. */
    Map<String, YamlNode> nodes() {
        return nodes;
    }

    Map<String, Compiled> values() {
        return values;
    }

    /** The scope with all that these parameters named. */
    Scope scope() {
        return scope;
    }

    private void read(String name) {
        VerbSpec spec = variant.spec();
        Parameter parameter =
                name.equals(spec.name()) ? spec.main() : spec.parameters().get(name);
        YamlNode node = nodes.get(name);
        if (parameter != null && node != null && !values.containsKey(name)) {
            Compiled value = readers.parameters().read(parameter, node, scopeOf(parameter), values);
            values.put(name, value);
            if (spec.held() && name.equals(spec.name())) {
                readers.selectors().checkHeld(variant, value, scope);
            }
            if (value instanceof Targets targets) {
                scope = readers.options().with(targets, scope);
            }
        }
    }

    private Scope scopeOf(Parameter parameter) {
        if (parameter.form() != Parameter.Form.STEPS) {
            return scope;
        }
        Scope inner = parameter.name().equals("cost") ? scope.paying() : scope.in(Scope.Mode.STEPS);
        return variant.spec().main().form() == Parameter.Form.SELECTOR ? withEach(inner) : inner;
    }

    /** Where a NAME says what the steps call each of the things: that name, or `it`. */
    private Scope withEach(Scope inner) {
        for (Parameter parameter : variant.spec().parameters().values()) {
            if (parameter.form() == Parameter.Form.NAME
                    && values.get(variant.spec().name()) instanceof Selector list) {
                String name = values.get(parameter.name()) instanceof Named named
                        ? named.id().id()
                        : "it";
                return inner.with(name, Plural.one(list.type()));
            }
        }
        return inner;
    }

    private void unknown(YamlMap.Entry entry, Map<String, Type> givens) {
        List<String> free = new ArrayList<>(variant.spec().parameters().keySet());
        free.addAll(givens.keySet());
        free.removeAll(nodes.keySet());
        String written = entry.key().text();
        String message = "%s has no \"%s\"".formatted(variant.inWords(), written);
        boolean keyword = variant.spec().main().of().contains("keywords");
        Code code = keyword ? Code.UNKNOWN_KEYWORD_PARAMETER : Code.UNKNOWN_PARAMETER;
        readers.language().findings().unknown(code, Spot.of(entry.key()), message, written, free);
        Optional<String> meant = Nearest.to(written, free);
        meant.ifPresent(name -> nodes.put(name, entry.value()));
    }

    private void reportMissing(Map<String, Type> givens) {
        List<String> missing = new ArrayList<>();
        for (Parameter parameter : variant.spec().parameters().values()) {
            if (parameter.needed() && !nodes.containsKey(parameter.name())) {
                missing.add(parameter.name());
            }
        }
        givens.keySet().stream().filter(name -> !nodes.containsKey(name)).forEach(missing::add);
        if (!missing.isEmpty()) {
            String message = "%s needs \"%s\"".formatted(variant.inWords(), String.join("\", \"", missing));
            readers.language().findings().report(Code.MISSING_PARAMETER, variant.key(), message);
        }
    }
}
