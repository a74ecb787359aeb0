package soulwright.story.lint;

import java.util.List;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.story.lint.StagePlan.Sort;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/** Board games and examinations in which the hero does not take part: `result` would tell nothing, and nobody would be asked. */
final class HeroMissing implements StoryCheck {
    @Override
    public void check(StoryPlan plan, Sink sink) {
        for (StagePlan stage : plan.stages()) {
            YamlMap.Entry people = stage.tree().entry(stage.is(Sort.GAME) ? "seats" : "entrants");
            boolean plays = stage.is(Sort.GAME) || stage.is(Sort.EXAM);
            if (plays && people != null && isMissing(plan, stage.people())) {
                String message = "the hero takes no part in %s".formatted(stage.inWords());
                sink.report(Diagnostic.of(Code.HERO_MISSING, people.key().place(), message)
                        .withHelp("put \"hero\" among them"));
            }
        }
    }

    /** Who is misspelt may be meant to be the hero, and whether nobody plays is asked elsewhere. */
    private static boolean isMissing(StoryPlan plan, List<YamlScalar> people) {
        return !people.isEmpty() && people.stream().allMatch(person -> plan.isKnown(person) && !plan.isHero(person));
    }
}
