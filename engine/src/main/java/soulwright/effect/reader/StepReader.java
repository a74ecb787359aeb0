package soulwright.effect.reader;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.effect.Parameter;
import soulwright.effect.Scope;
import soulwright.effect.Spot;
import soulwright.effect.Type;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Named;
import soulwright.effect.compiled.Selector;
import soulwright.effect.compiled.Step;
import soulwright.effect.compiled.Steps;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Reads lists of steps; what one step names the following ones know. */
final class StepReader {
    private final Readers readers;

    StepReader(Readers readers) {
        this.readers = readers;
    }

    Compiled read(YamlNode node, Scope scope) {
        if (node instanceof YamlScalar scalar) {
            return readers.parameters().part(scalar, scope, Parameter.Form.STEPS, Code.NOT_STEPS, "a list of steps");
        }
        if (!(node instanceof YamlList list)) {
            String help = "put \"- \" before each step";
            readers.language().findings().report(Code.NOT_STEPS, Spot.of(node), "a list of steps is wanted here", help);
            return new Steps(node, List.of());
        }
        List<Step> steps = new ArrayList<>(list.items().size());
        Scope now = scope;
        for (YamlNode item : list.items()) {
            Step step = step(item, now);
            if (step != null) {
                steps.add(step);
                now = after(step, now);
            }
        }
        return new Steps(node, steps);
    }

    private @Nullable Step step(YamlNode item, Scope scope) {
        Variant variant = readers.variants().find(item, readers.grammar().verbs());
        if (variant == null || !readers.variants().mayStand(variant, scope, "can be done")) {
            return null;
        }
        if (variant.spec().open()) {
            return readers.runs().read(variant, scope);
        }
        Map<String, Compiled> arguments =
                new Arguments(readers, variant, scope).sort(Map.of()).readAll().values();
        return new Step(variant.map(), variant.spec(), arguments);
    }

    /** What a verb names: a NAME stands for the VALUE beside it. */
    private static Scope after(Step step, Scope scope) {
        Compiled main = step.main();
        if (step.verb().main().form() != Parameter.Form.NAME || !(main instanceof Named named)) {
            return scope;
        }
        Type type = Type.UNKNOWN;
        for (Compiled value : step.arguments().values()) {
            type = value instanceof Selector selector ? selector.type() : type;
            type = value instanceof Expression expression ? expression.formula().type() : type;
        }
        return scope.with(named.id().id(), type);
    }
}
