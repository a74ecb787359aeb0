package soulwright.story.lint;

import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.story.lint.StagePlan.Sort;

/** Variants of an ending that are never told, because they never hold, or because one before them always does (SM-STO-9). */
final class UntoldVariant implements CourseCheck {
    @Override
    public void check(Course course, Sink sink) {
        course.plan().stages().stream()
                .filter(stage -> stage.is(Sort.ENDING))
                .flatMap(stage -> stage.tree().maps("variants").stream())
                .filter(course.tried()::isNeverOpen)
                .forEach(variant -> sink.report(Diagnostic.of(
                                Code.VARIANT_UNTOLD,
                                StagePlan.head(variant, "when").place(),
                                "this variant of the ending is never told")
                        .withHelp("its condition never holds, or that of one before it always does")));
    }
}
