package soulwright.content.quest;

import java.util.Map;
import java.util.Optional;
import soulwright.content.Check;
import soulwright.content.Copy;
import soulwright.content.Reading;
import soulwright.effect.compiled.Expression;

/**
 * How computer players judge a quest. Which act they take stands with the acts, as what each prefers.
 *
 * @param features figures from the point of view of one player
 * @param weights how much each figure counts, unless a character has weights of his own; a figure without one counts nothing
 * @param levels how good they can be: for each level by name, the decisions in a hundred that are made at random
 * @param destination how much they like to come to a land
 * @param step how much each step on the way there takes from it
 * @param card how much they like to have a card
 * @param ambush how much they like to attack from ambush
 */
public record QuestJudgement(
        Map<String, Expression> features,
        Map<String, Integer> weights,
        Map<String, Integer> levels,
        Optional<Expression> destination,
        Optional<Expression> step,
        Optional<Expression> card,
        Optional<Expression> ambush) {
    public QuestJudgement {
        features = Copy.of(features);
        weights = Copy.of(weights);
        levels = Copy.of(levels);
        Check.allWithin(-1000, 1000, weights, "weight");
        Check.allWithin(0, 100, levels, "mistakes");
    }

    public static QuestJudgement of(Reading ai) {
        return new QuestJudgement(
                ai.at("features").map(Reading::formula),
                ai.at("weights").map(Reading::number),
                ai.at("levels").map(Reading::number),
                ai.at("destination").optional(Reading::formula),
                ai.at("step").optional(Reading::formula),
                ai.at("card").optional(Reading::formula),
                ai.at("ambush").optional(Reading::formula));
    }
}
