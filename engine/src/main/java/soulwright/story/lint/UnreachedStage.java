package soulwright.story.lint;

import java.util.List;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.story.lint.StagePlan.Sort;
import soulwright.yaml.YamlMap;

/** Stages and endings that the story never comes to. Of those that lead to each other only the first is told. */
final class UnreachedStage implements CourseCheck {
    @Override
    public void check(Course course, Sink sink) {
        Unreached unreached = Unreached.of(course);
        unreached.first().forEach(stage -> report(course.plan().stages().get(stage), unreached.shut(stage), sink));
    }

    private static void report(StagePlan stage, List<YamlMap> shut, Sink sink) {
        boolean ending = stage.is(Sort.ENDING);
        String message = "the story never comes to the %s %s".formatted(ending ? "ending" : "stage", stage.inWords());
        Diagnostic finding = Diagnostic.of(
                        ending ? Code.ENDING_UNREACHED : Code.STAGE_UNREACHED,
                        stage.head().place(),
                        message)
                .withHelp(
                        shut.isEmpty()
                                ? "let a \"next\" lead to it, or remove it"
                                : "correct the condition that never holds, or what changes its numbers");
        for (YamlMap way : shut) {
            finding = finding.withRelated(StagePlan.head(way, "when").place(), "this way to it is never open");
        }
        sink.report(finding);
    }
}
