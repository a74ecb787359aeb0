package soulwright.content.duel;

import java.util.List;
import soulwright.content.Reading;
import soulwright.effect.compiled.Expression;

/**
 * When a game ends without anybody having won.
 *
 * @param score the figures that decide then, the first that differs
 */
public record GameOver(Expression when, List<Expression> score) {
    public GameOver {
        score = List.copyOf(score);
    }

    public static GameOver of(Reading over) {
        return new GameOver(over.at("when").formula(), over.at("score").list(Reading::formula));
    }
}
