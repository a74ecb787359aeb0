package soulwright.story.lint;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import soulwright.story.lint.Passage.Exit;

/** Looks for stages that lead to each other in a circle in which nobody is asked and nothing changes: who comes in never comes out. */
final class Circles {
    private static final int LONGEST = 100;
    private static final int MOST_STEPS = 100_000;

    private final Course course;
    private int steps;

    private Circles(Course course) {
        this.course = course;
    }

    /** The stages of each, the first one first; each stage in one of them. */
    static List<Set<Integer>> of(Course course) {
        List<Set<Integer>> circles = new ArrayList<>();
        Set<Integer> told = new LinkedHashSet<>();
        Circles search = new Circles(course);
        for (StagePlan stage : course.plan().stages()) {
            Set<Integer> path = new LinkedHashSet<>();
            Optional<Known> known = course.at(stage.index()).filter(any -> isSilent(stage));
            if (known.isPresent()
                    && !told.contains(stage.index())
                    && search.comesBack(stage.index(), known.get(), stage.index(), path)) {
                told.addAll(path);
                circles.add(path);
            }
        }
        return circles;
    }

    private static boolean isSilent(StagePlan stage) {
        return !stage.isAsking() && !stage.changes();
    }

    private boolean comesBack(int stage, Known known, int first, Set<Integer> path) {
        if (!path.add(stage)) {
            return false;
        }
        for (Exit exit : course.passage().exits(course.plan().stages().get(stage), known)) {
            boolean on = exit.to() < course.end()
                    && path.size() < LONGEST
                    && steps++ < MOST_STEPS
                    && isSilent(course.plan().stages().get(exit.to()));
            if (on && (exit.to() == first || comesBack(exit.to(), exit.known(), first, path))) {
                return true;
            }
        }
        path.remove(stage);
        return false;
    }
}
