package soulwright.effect.reader;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Nearest;
import soulwright.effect.Givens;
import soulwright.effect.Parameter;
import soulwright.effect.Scope;
import soulwright.effect.Spot;
import soulwright.effect.Type;
import soulwright.effect.compiled.Bunch;
import soulwright.effect.compiled.Compiled;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Reads the parameters that keywords and named lists of steps declare under `given`, and what is handed to them. */
final class GivenReader {
    private static final Map<String, Type> WORDS = Map.of(
            "number", Type.NUMBER,
            "condition", Type.TRUTH,
            "text", Type.TEXT,
            "conditions", new Type.Part(Parameter.Form.CONDITIONS),
            "abilities", new Type.Part(Parameter.Form.ABILITIES),
            "steps", new Type.Part(Parameter.Form.STEPS),
            "options", new Type.Part(Parameter.Form.OPTIONS));

    private final Readers readers;

    GivenReader(Readers readers) {
        this.readers = readers;
    }

    Givens read(@Nullable YamlNode given) {
        Map<String, Type> types = new LinkedHashMap<>();
        if (given instanceof YamlMap map) {
            for (YamlMap.Entry entry : map.entries()) {
                types.put(entry.key().text(), type(entry.value()));
            }
        }
        return new Givens(types);
    }

    /** What may follow a variant as parameters of what it calls; nothing for one that calls nothing. */
    Map<String, Type> of(Variant variant) {
        if (!variant.spec().open() || !(variant.entry().value() instanceof YamlScalar name)) {
            return Map.of();
        }
        Called called = variant.spec().main().of().contains("keywords")
                ? readers.keywords().peek(name)
                : readers.runs().find(name.text());
        return called == null ? Map.of() : called.givens().types();
    }

    Compiled argument(YamlNode node, Type type, Type candidate, Scope scope) {
        if (type instanceof Type.Truth) {
            return readers.parameters().condition(node, trying(candidate, scope));
        }
        if (type instanceof Type.Part part) {
            return switch (part.form()) {
                case CONDITIONS -> readers.parameters().conditions(node, trying(candidate, scope));
                case ABILITIES -> readers.abilities().read(node, scope.in(Scope.Mode.STANDING));
                case OPTIONS -> readers.options().options(node, scope.in(Scope.Mode.STEPS));
                default -> readers.steps().read(node, scope.in(Scope.Mode.STEPS));
            };
        }
        if (type instanceof Type.Num) {
            return readers.parameters().formula(node, scope);
        }
        if (type instanceof Type.Text && node instanceof YamlScalar scalar) {
            return readers.scalars().text(scalar, scope);
        }
        return node instanceof YamlList list
                ? several(list, type, scope)
                : readers.parameters().value(node, scope, type);
    }

    void reportUnread(YamlNode given, Givens givens) {
        if (given instanceof YamlMap map) {
            for (YamlMap.Entry entry : map.entries()) {
                String name = entry.key().text();
                if (!givens.isRead(name)) {
                    String message = "nothing reads \"given.%s\"".formatted(name);
                    readers.language().findings().report(Code.UNREAD, Spot.of(entry.key()), message);
                }
            }
        }
    }

    private Compiled several(YamlList list, Type type, Scope scope) {
        return new Bunch(
                list,
                list.items().stream()
                        .map(item -> readers.parameters().value(item, scope, type))
                        .toList());
    }

    private static Scope trying(Type candidate, Scope scope) {
        return candidate instanceof Type.Unknown ? scope : scope.trying(candidate, false);
    }

    private Type type(YamlNode node) {
        if (!(node instanceof YamlScalar word)) {
            readers.parameters().wrong(node, "the type of a parameter is one word, like \"number\"");
            return Type.UNKNOWN;
        }
        Type type = type(word.text());
        if (type == null) {
            String message = "no type \"%s\"".formatted(word.text());
            readers.language().findings().unknown(Code.BAD_PARAMETER, Spot.of(word), message, word.text(), known());
            type = Nearest.to(word.text(), known()).map(this::type).orElse(null);
        }
        return type == null ? Type.UNKNOWN : type;
    }

    /** A word of the language, a kind of thing, or the singular of a kind of entry or of a set. */
    private @Nullable Type type(String word) {
        if (WORDS.containsKey(word)) {
            return WORDS.get(word);
        }
        if (readers.language().vocabulary().things().kind(word) != null) {
            return Type.thing(word);
        }
        for (String set : List.of("traits." + word, word + "s", word + "es")) {
            boolean known = readers.language().vocabulary().set(set) != null
                    || readers.language().names().kinds().contains(set);
            if (known) {
                return Type.id(set);
            }
        }
        return null;
    }

    private List<String> known() {
        List<String> known = new ArrayList<>(WORDS.keySet());
        readers.language().vocabulary().things().kinds().forEach(kind -> known.add(kind.name()));
        readers.language().names().kinds().forEach(kind -> known.add(kind.replaceAll("s$", "")));
        return known;
    }
}
