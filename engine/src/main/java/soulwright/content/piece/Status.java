package soulwright.content.piece;

import java.util.List;
import soulwright.content.About;
import soulwright.content.Check;
import soulwright.content.Entry;
import soulwright.content.EntryKind;
import soulwright.content.Reading;
import soulwright.content.RulesPart;
import soulwright.effect.compiled.Ability;
import soulwright.effect.compiled.Step;
import soulwright.effect.prose.RulesWriter;

/**
 * A state that a character can be in.
 *
 * @param bad whether cures and immunities speak of it
 * @param recovers the chance in percent that it ends at the end of each round
 * @param abilities of whoever has it
 * @param ends what happens when it ends
 */
public record Status(About<Status> about, boolean bad, int recovers, List<Ability> abilities, List<Step> ends)
        implements Entry<Status> {
    public static final EntryKind<Status> KIND = new EntryKind<>("statuses", Status::of);

    public Status {
        Check.within(0, 100, recovers, "recovers");
        abilities = List.copyOf(abilities);
        ends = List.copyOf(ends);
    }

    static Status of(Reading entry) {
        return new Status(
                entry.about(KIND),
                entry.at("bad").flag(),
                entry.at("recovers").number(0),
                entry.at("abilities").abilities(),
                entry.at("ends").steps());
    }

    @Override
    public List<RulesPart> rules() {
        return List.of(RulesPart.of("status", writer -> {
            RulesWriter of = writer.bearer("the bearer").calling("me", "whoever inflicted it");
            return RulesPart.together(
                    of.abilities(abilities),
                    recovers > 0 ? of.say("ends with a chance of " + recovers + " % in each round") : List.of(),
                    of.steps("when it ends", ends));
        }));
    }
}
