package soulwright.content.piece;

import java.util.Map;
import soulwright.content.Check;
import soulwright.content.Copy;
import soulwright.content.Reading;

/**
 * How the computer plays a character.
 *
 * @param mistakes decisions in a hundred that are made at random
 * @param weights what the character cares about, by feature of the ruleset
 */
public record Temper(Agent agent, int mistakes, Map<String, Integer> weights) {
    public Temper {
        Check.within(0, 100, mistakes, "mistakes");
        Check.allWithin(-1000, 1000, weights, "weight");
        weights = Copy.of(weights);
    }

    static Temper of(Reading ai) {
        return new Temper(
                ai.at("agent").oneOf(Agent.class, Agent.GREEDY),
                ai.at("mistakes").number(0),
                ai.at("weights").map(Reading::number));
    }

    /** Who decides: chance, or whoever takes what looks best at once. */
    public enum Agent {
        RANDOM,
        GREEDY
    }
}
