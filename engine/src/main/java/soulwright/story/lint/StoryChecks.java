package soulwright.story.lint;

import java.util.List;
import java.util.Set;
import soulwright.diagnostic.Sink;
import soulwright.pack.ContentCheck;
import soulwright.pack.Definitions;

/**
 * Checks every campaign: that its stages can be played, that the story comes to all of them and to an end, and that all that is written can
 * happen. Where the story goes is followed only when it is known where every stage leads.
 */
public final class StoryChecks implements ContentCheck {
    private static final List<StoryCheck> OF_STAGES = List.of(
            new StageTwice(),
            new ForeignRuleset(),
            new ResultOfEach(),
            new TooManySeats(),
            new HeroMissing(),
            new SeatedTwice(),
            new UnfitBoard(),
            new UnfitExam());
    private static final List<CourseCheck> OF_THE_COURSE = List.of(
            new UnreachedStage(),
            new DeadEnd(),
            new EndlessCircle(),
            new UntoldVariant(),
            new SilentEnding(),
            new UnearnedMark(),
            new EmptyStock(),
            new NothingOpen(),
            new NeverTaken(),
            new UnusedStock());

    @Override
    public Set<String> reads() {
        return Set.of("campaigns", "rulesets", "boards", "characters");
    }

    @Override
    public void check(Definitions definitions, Sink sink) {
        definitions.of("campaigns").stream()
                .filter(campaign -> !campaign.isAbstract())
                .map(campaign -> StoryPlan.of(campaign, definitions))
                .forEach(plan -> check(plan, sink));
    }

    private static void check(StoryPlan plan, Sink sink) {
        OF_STAGES.forEach(check -> check.check(plan, sink));
        if (plan.isLinked()) {
            Course course = Course.of(plan);
            OF_THE_COURSE.forEach(check -> check.check(course, sink));
        }
        if (plan.world().complete()) {
            new IdleNumber().check(plan, sink);
        }
    }
}
