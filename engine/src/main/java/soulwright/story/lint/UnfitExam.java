package soulwright.story.lint;

import java.util.List;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.pack.Definitions;
import soulwright.pack.Definitions.Definition;
import soulwright.story.lint.StagePlan.Sort;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/** Examinations with a kind of battle that the campaign's ruleset does not know, or that ends after some rounds (SM-STO-3). */
final class UnfitExam implements StoryCheck {
    @Override
    public void check(StoryPlan plan, Sink sink) {
        plan.ruleset()
                .ifPresent(ruleset -> plan.stages().stream()
                        .filter(stage -> stage.is(Sort.EXAM))
                        .flatMap(stage -> stage.tree().scalars("kind").stream())
                        .filter(kind -> isDeclared(kind, plan.world()))
                        .forEach(kind -> check(kind, ruleset, sink)));
    }

    /** Whether any ruleset in sight has it; if not, it is misspelt. */
    private static boolean isDeclared(YamlScalar kind, Definitions world) {
        return world.of("rulesets").stream().anyMatch(ruleset -> kinds(ruleset).get(kind.text()) != null);
    }

    private static YamlMap kinds(Definition ruleset) {
        return ruleset.tree().map("battle").map("kinds");
    }

    private static void check(YamlScalar kind, Definition ruleset, Sink sink) {
        YamlMap kinds = kinds(ruleset);
        if (kinds.get(kind.text()) == null && !kinds.keys().isEmpty()) {
            String message = "the ruleset %s has no kind of battle \"%s\"".formatted(ruleset.inWords(), kind.text());
            sink.report(Diagnostic.of(Code.UNFIT_EXAM, kind.place(), message).withHelp(offer(kinds.keys())));
        }
        Numbers.at(kinds.map(kind.text()), "rounds").ifPresent(rounds -> {
            String message =
                    "battles of the kind \"%s\" end after %d rounds, whoever is ahead".formatted(kind.text(), rounds);
            sink.report(Diagnostic.of(Code.EXAM_WITH_ROUNDS, kind.place(), message)
                    .withHelp("choose a kind of battle without \"rounds\": a drawn one is decided by chance"));
        });
    }

    private static String offer(List<String> kinds) {
        return "there are " + String.join(", ", kinds);
    }
}
