package soulwright.story.lint;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.story.lint.StagePlan.Sort;

/** Stages after which the story runs out, and those from which it can go on for ever but never comes to an ending. */
final class DeadEnd implements CourseCheck {
    @Override
    public void check(Course course, Sink sink) {
        Set<Integer> ends = stages(course, stage -> course.isOut(stage));
        ends.forEach(stage -> report(
                course,
                stage,
                "the story runs out after %s",
                "say with \"next\" where it goes on, or let an ending follow",
                sink));
        ends.addAll(stages(course, stage -> course.isReached(stage) && isEnd(course, stage)));
        for (Set<Integer> circle : Circles.of(course)) {
            ends.addAll(circle);
        }
        Set<Integer> lost = stages(course, course::isReached);
        lost.removeAll(course.before(ends));
        while (!lost.isEmpty()) {
            Set<Integer> trap = trap(course, lost);
            lost.removeAll(trap);
            report(
                    course,
                    entry(course, trap),
                    "from %s on the story can never come to an ending",
                    "let one of the stages that follow lead to an ending",
                    sink);
        }
    }

    private static boolean isEnd(Course course, int stage) {
        return course.plan().stages().get(stage).is(Sort.ENDING)
                || course.next(stage).contains(course.end());
    }

    private static Set<Integer> stages(Course course, IntPredicate which) {
        Set<Integer> stages = new TreeSet<>();
        IntStream.range(0, course.end()).filter(which).forEach(stages::add);
        return stages;
    }

    /** Of the lost ones, the first and those that hang together with it. */
    private static Set<Integer> trap(Course course, Set<Integer> lost) {
        return Course.spread(Set.of(lost.iterator().next()), stage -> {
            Set<Integer> near = new LinkedHashSet<>(course.next(stage));
            near.addAll(course.before(stage));
            near.retainAll(lost);
            return near;
        });
    }

    /** Where the story comes in. */
    private static int entry(Course course, Set<Integer> trap) {
        return trap.stream()
                .filter(stage -> stage == 0 || !trap.containsAll(course.before(stage)))
                .findFirst()
                .orElseThrow();
    }

    private static void report(Course course, int stage, String message, String help, Sink sink) {
        StagePlan plan = course.plan().stages().get(stage);
        sink.report(Diagnostic.of(Code.DEAD_END, plan.head().place(), message.formatted(plan.inWords()))
                .withHelp(help));
    }
}
