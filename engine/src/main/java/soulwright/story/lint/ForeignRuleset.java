package soulwright.story.lint;

import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.pack.Definitions.Definition;
import soulwright.story.lint.StagePlan.Sort;

/** Rulesets that cannot play a campaign: those of no board game, and those that are not for one person. */
final class ForeignRuleset implements StoryCheck {
    @Override
    public void check(StoryPlan plan, Sink sink) {
        plan.ruleset().ifPresent(ruleset -> {
            if (!ruleset.tree().words("kind").contains("quest")) {
                report(plan, ruleset, "is not one of a board game", "name a ruleset of the kind \"quest\"", sink);
            } else if (plan.stages().stream().anyMatch(stage -> stage.is(Sort.GAME)) && !isForOne(ruleset)) {
                report(plan, ruleset, "is not for one person", "let its \"humans\" hold 1", sink);
            }
        });
    }

    private static boolean isForOne(Definition ruleset) {
        String humans = ruleset.tree().words("humans").stream().findFirst().orElse("1");
        return humans.matches("0*[01]\\.\\.(0*[1-9].*)?|0*1");
    }

    private static void report(StoryPlan plan, Definition ruleset, String what, String help, Sink sink) {
        String message = "the ruleset %s %s, so no campaign can be played by it".formatted(ruleset.inWords(), what);
        sink.report(Diagnostic.of(
                        Code.CAMPAIGN_RULESET,
                        StagePlan.head(plan.tree(), "ruleset").place(),
                        message)
                .withHelp(help));
    }
}
