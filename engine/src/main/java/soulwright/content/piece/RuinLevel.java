package soulwright.content.piece;

import java.util.List;
import soulwright.content.Reading;
import soulwright.effect.compiled.Selector;
import soulwright.effect.compiled.Step;

/**
 * One level of a ruin.
 *
 * @param guardian which monster must be beaten
 * @param reward what the winner gets
 */
public record RuinLevel(Selector guardian, List<Step> reward) {
    public RuinLevel {
        reward = List.copyOf(reward);
    }

    static RuinLevel of(Reading level) {
        return new RuinLevel(level.at("guardian").selector(), level.at("reward").steps());
    }
}
