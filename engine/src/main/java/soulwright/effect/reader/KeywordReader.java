package soulwright.effect.reader;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import soulwright.effect.Givens;
import soulwright.effect.Id;
import soulwright.effect.PlaceSpec;
import soulwright.effect.Scope;
import soulwright.effect.Spot;
import soulwright.effect.compiled.Abilities;
import soulwright.effect.compiled.Ability;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Named;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/**
 * Reads uses of keywords. The body of a keyword is checked where it stands; here it is read once, in silence, to learn what it does with its
 * parameters.
 */
final class KeywordReader {
    private static final List<String> KEYWORDS = List.of("keywords");

    private final Readers readers;
    private final Map<String, Called> known = new ConcurrentHashMap<>();
    private final Map<String, Called> unfinished = new HashMap<>();

    KeywordReader(Readers readers) {
        this.readers = readers;
    }

    @Nullable
    Ability read(Variant variant, Scope scope) {
        Id id = variant.entry().value() instanceof YamlScalar name
                ? readers.language().ids().find(name.text(), KEYWORDS, Spot.of(name))
                : null;
        if (id == null) {
            return null;
        }
        Called called = find(id.id());
        Arguments arguments = new Arguments(readers, variant, scope)
                .sort(called == null ? Map.of() : called.givens().types());
        if (called != null) {
            arguments.readGiven(called);
        }
        Map<String, Compiled> values = arguments.readAll().values();
        values.put(variant.spec().name(), new Named(variant.entry().value(), id));
        return new Ability(variant.map(), variant.spec(), values, called == null ? Optional.empty() : called.body());
    }

    /** The keyword of a name, if there is one; reports nothing. */
    @Nullable
    Called peek(YamlScalar name) {
        Id id = readers.language().ids().peek(name.text(), KEYWORDS);
        return id == null ? null : Optional.ofNullable(find(id.id())).orElse(null);
    }

    private @Nullable Called find(String id) {
        Called called = known.get(id);
        return called != null ? called : learn(id);
    }

    /** A keyword that uses itself sees its parameters, not its body. */
    private synchronized @Nullable Called learn(String id) {
        if (known.containsKey(id) || unfinished.containsKey(id)) {
            return known.getOrDefault(id, unfinished.get(id));
        }
        YamlMap entry = readers.language().names().entry("keywords", id).orElse(null);
        if (entry == null) {
            return null;
        }
        Readers quiet = readers.quiet();
        Givens givens = quiet.givens().read(entry.get("given"));
        unfinished.put(id, new Called(givens, Optional.empty()));
        Called called = new Called(givens, body(entry, givens, quiet));
        unfinished.remove(id);
        known.put(id, called);
        return called;
    }

    private Optional<Abilities> body(YamlMap entry, Givens givens, Readers quiet) {
        PlaceSpec place = readers.language().vocabulary().place("keyword");
        if (place == null || entry.get("abilities") == null) {
            return Optional.empty();
        }
        Scope scope = Scope.of(place).with(givens);
        Compiled body = quiet.abilities().read(Objects.requireNonNull(entry.get("abilities")), scope);
        return body instanceof Abilities abilities ? Optional.of(abilities) : Optional.empty();
    }
}
