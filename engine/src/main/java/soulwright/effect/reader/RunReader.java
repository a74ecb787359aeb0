package soulwright.effect.reader;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.effect.Scope;
import soulwright.effect.Spot;
import soulwright.effect.compiled.Step;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/** Reads steps that run a named list of the ruleset. */
final class RunReader {
    private final Readers readers;

    RunReader(Readers readers) {
        this.readers = readers;
    }

    @Nullable
    Step read(Variant variant, Scope scope) {
        if (!(variant.entry().value() instanceof YamlScalar name)) {
            readers.parameters().wrong(variant.entry().value(), "the name of a list of steps is wanted here");
            return null;
        }
        Called called = find(name.text());
        if (called == null) {
            readers.scalars().id(name, scope, variant.spec().main().of());
            return null;
        }
        if (readers.grammar().circles().closes(name)) {
            String message = "these steps lead back to themselves through \"%s\"".formatted(name.text());
            readers.language().findings().report(Code.RUN_CIRCLE, Spot.of(name), message);
        }
        Arguments arguments = new Arguments(readers, variant, scope)
                .sort(called.givens().types())
                .readGiven(called)
                .readAll();
        return new Step(variant.map(), variant.spec(), arguments.values());
    }

    /** The named list, as those who run it see it; null for an unknown one. */
    @Nullable
    Called find(String name) {
        YamlMap steps = readers.language().vocabulary().named(name);
        if (steps == null) {
            return null;
        }
        return readers.grammar()
                .called(
                        steps,
                        () -> new Called(readers.quiet().givens().read(steps.get("given")), Optional.empty()),
                        outline -> outline);
    }
}
