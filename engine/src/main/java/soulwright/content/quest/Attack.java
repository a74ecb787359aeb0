package soulwright.content.quest;

import java.util.List;
import java.util.Optional;
import soulwright.content.Reading;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Step;

/**
 * A way to attack.
 *
 * @param speed how surely it hits; without it, always
 * @param element the element that it has, as a formula or a path; without it, none
 * @param hit what happens to each that was hit, besides the damage
 */
public record Attack(Expression power, Optional<Expression> speed, Optional<Compiled> element, List<Step> hit) {
    public Attack {
        hit = List.copyOf(hit);
    }

    static Attack of(Reading attack) {
        return new Attack(
                attack.at("power").formula(),
                attack.at("speed").optional(Reading::formula),
                attack.at("element").optional(Reading::effect),
                attack.at("hit").steps());
    }
}
