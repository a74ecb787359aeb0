package soulwright.content.duel;

import java.util.List;
import java.util.Map;
import soulwright.content.Copy;
import soulwright.content.Reading;
import soulwright.content.RulesPart;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Steps;

/**
 * Steps that others run by their name, in which the parameters are `given`.
 *
 * @param given the kind of value of each parameter: number, selector, steps ...
 * @param steps a list of them, or the parameter that is one
 */
public record NamedSteps(Map<String, String> given, Compiled steps) {
    public NamedSteps {
        given = Copy.of(given);
    }

    public static NamedSteps of(Reading steps) {
        return new NamedSteps(
                steps.at("given").map(Reading::word), steps.at("do").effect());
    }

    /**
     * What they do.
     *
     * @param id by which they are run
     */
    public RulesPart rules(String id) {
        return RulesPart.of(
                "steps." + id,
                id.replace('-', ' '),
                "duel.steps",
                writer -> steps instanceof Steps list ? writer.steps(list.steps()) : List.of());
    }
}
