package soulwright.content.piece;

import java.util.List;
import soulwright.content.Reading;
import soulwright.content.RulesPart;
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

    /** @param level 1 for the first */
    RulesPart rules(int level) {
        return RulesPart.of(
                "levels",
                "Level " + level,
                "quest.guardian",
                writer -> RulesPart.together(
                        writer.say("guarded by " + writer.selector(guardian)),
                        writer.steps("whoever clears it in battle:", reward)));
    }
}
