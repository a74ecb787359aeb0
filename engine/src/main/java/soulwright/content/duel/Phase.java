package soulwright.content.duel;

import java.util.List;
import java.util.Optional;
import soulwright.content.Reading;
import soulwright.content.RulesPart;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Step;

/**
 * A part of a turn.
 *
 * @param phase its id
 * @param condition it is left out when this does not hold
 * @param steps what happens first
 * @param actions what may be done in it
 * @param sealed whether both players choose one action in secret, shown and done together
 * @param after what happens last
 */
public record Phase(
        String phase,
        String name,
        Optional<Expression> condition,
        List<Step> steps,
        List<String> actions,
        boolean sealed,
        List<Step> after) {
    public Phase {
        steps = List.copyOf(steps);
        actions = List.copyOf(actions);
        after = List.copyOf(after);
    }

    public static Phase of(Reading phase) {
        String id = phase.at("phase").word();
        return new Phase(
                id,
                phase.at("name").word(id),
                phase.at("if").optional(Reading::formula),
                phase.at("do").steps(),
                phase.at("actions").words(),
                phase.at("sealed").flag(),
                phase.at("after").steps());
    }

    /** What happens in it, whatever anybody does. */
    public RulesPart rules() {
        return RulesPart.of(
                "turn." + phase,
                name,
                "duel.phase",
                writer -> RulesPart.together(
                        condition
                                .map(when -> writer.say("only if " + writer.formula(when)))
                                .orElse(List.of()),
                        writer.steps(steps),
                        writer.steps("at its end", after)));
    }
}
