package soulwright.content.duel;

import java.util.Map;
import soulwright.content.Copy;
import soulwright.content.Reading;
import soulwright.effect.compiled.Compiled;

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
}
