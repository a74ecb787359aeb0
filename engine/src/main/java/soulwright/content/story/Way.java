package soulwright.content.story;

import java.util.Optional;
import soulwright.content.Reading;
import soulwright.effect.compiled.Expression;

/**
 * A way of a branch.
 *
 * @param when it is open only when this holds
 * @param next the stage that it leads to
 */
public record Way(Optional<Expression> when, String next) {
    static Way of(Reading way) {
        return new Way(way.at("when").optional(Reading::formula), way.at("next").word());
    }
}
