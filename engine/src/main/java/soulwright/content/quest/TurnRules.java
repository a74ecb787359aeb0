package soulwright.content.quest;

import java.util.Optional;
import soulwright.content.Check;
import soulwright.content.Reading;
import soulwright.effect.compiled.Expression;

/**
 * How a turn goes.
 *
 * @param commands how many a player may give
 * @param first the seat that moves first on a day, counted from 1; without it, always the first
 */
public record TurnRules(int commands, Optional<Expression> first) {
    public TurnRules {
        Check.within(1, 20, commands, "commands");
    }

    public static TurnRules of(Reading turn) {
        return new TurnRules(turn.at("commands").number(), turn.at("first").optional(Reading::formula));
    }
}
