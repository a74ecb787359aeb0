package soulwright.story.lint;

import java.util.List;
import java.util.Set;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;

/** Stages that lead to each other in a circle in which nobody is asked and nothing changes. */
final class EndlessCircle implements CourseCheck {
    @Override
    public void check(Course course, Sink sink) {
        for (Set<Integer> circle : Circles.of(course)) {
            List<StagePlan> stages =
                    circle.stream().map(course.plan().stages()::get).toList();
            String names =
                    String.join(", ", stages.stream().map(StagePlan::inWords).toList());
            String message = stages.size() == 1
                    ? "%s leads back to itself without end".formatted(names)
                    : "%s lead to each other without end".formatted(names);
            sink.report(Diagnostic.of(Code.STORY_CIRCLE, stages.get(0).head().place(), message)
                    .withHelp("let one of them lead out, or let the player be asked on the way"));
        }
    }
}
