package soulwright.story.lint;

import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.story.lint.StagePlan.Sort;

/** Routes, and choices that all lead elsewhere, of which none may be open: then the story just goes on with what stands below. */
final class NothingOpen implements CourseCheck {
    @Override
    public void check(Course course, Sink sink) {
        course.plan().stages().stream()
                .filter(stage -> course.isLeft(stage.index()))
                .forEach(stage -> {
                    String message = "when no %s of %s is open, %s"
                            .formatted(stage.is(Sort.ROUTE) ? "way" : "choice", stage.inWords(), after(course, stage));
                    sink.report(Diagnostic.of(Code.NOTHING_OPEN, stage.head().place(), message)
                            .withHelp(
                                    stage.is(Sort.ROUTE)
                                            ? "leave the \"when\" of its last way out"
                                            : "leave a \"when\" out, or say \"next\" for the stage itself"));
                });
    }

    private static String after(Course course, StagePlan stage) {
        int next = stage.index() + 1;
        return next < course.end()
                ? "the story goes on with " + course.plan().stages().get(next).inWords() + ", which stands below"
                : "the story runs out";
    }
}
