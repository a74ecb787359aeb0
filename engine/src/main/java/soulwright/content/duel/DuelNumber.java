package soulwright.content.duel;

import java.util.Optional;
import soulwright.content.Counter;
import soulwright.content.Reading;
import soulwright.effect.compiled.Expression;

/**
 * A number of a player.
 *
 * @param is how it is worked out; such a number is never set
 */
public record DuelNumber(Counter counter, Optional<Expression> is) {
    static DuelNumber of(Reading number) {
        return new DuelNumber(Counter.of(number), number.at("is").optional(Reading::formula));
    }
}
