package soulwright.effect.reader;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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
        boolean known = readers.language().ids().peek(name.text(), KEYWORDS, name) != null;
        Id id = known ? readers.language().ids().find(name.text(), KEYWORDS, Spot.of(name)) : null;
        return id == null ? null : find(id.id());
    }

    private @Nullable Called find(String id) {
        return readers.language().names().entry("keywords", id).map(this::learn).orElse(null);
    }

    private Called learn(YamlMap entry) {
        return readers.grammar()
                .called(
                        entry,
                        () -> new Called(readers.quiet().givens().read(entry.get("given")), Optional.empty()),
                        outline -> new Called(outline.givens(), body(entry, outline.givens(), readers.quiet())));
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
