package soulwright.content;

import java.util.Map;
import soulwright.effect.compiled.Expression;

/**
 * How computer players judge a game: the weighted sum of its features.
 *
 * @param features figures from the point of view of one player
 * @param weights by feature, unless a character has his own; a feature without one counts nothing
 * @param levels how good they can be: for each level by name, the decisions in a hundred that are made at random
 */
public record Judgement(Map<String, Expression> features, Map<String, Integer> weights, Map<String, Integer> levels) {
    public Judgement {
        features = Copy.of(features);
        weights = Copy.of(weights);
        levels = Copy.of(levels);
        Check.allWithin(-1000, 1000, weights, "weight");
        Check.allWithin(0, 100, levels, "mistakes");
    }

    public static Judgement of(Reading ai) {
        return new Judgement(
                ai.at("features").map(Reading::formula),
                ai.at("weights").map(Reading::number),
                ai.at("levels").map(Reading::number));
    }
}
