package soulwright.content.quest;

import java.util.Optional;
import soulwright.content.Counter;
import soulwright.content.Reading;
import soulwright.effect.compiled.Expression;

/**
 * A number of a quest.
 *
 * @param each what there is one for each of; nothing for a single one
 * @param is how it is worked out; such a number is never set
 * @param hidden whether players do not see it, since it only serves other formulas
 */
public record QuestNumber(Counter counter, Optional<Each> each, Optional<Expression> is, boolean hidden) {
    static QuestNumber of(Reading number) {
        return new QuestNumber(
                Counter.of(number),
                number.at("each").optional(each -> each.oneOf(Each.class)),
                number.at("is").optional(Reading::formula),
                number.at("hidden").flag());
    }
}
