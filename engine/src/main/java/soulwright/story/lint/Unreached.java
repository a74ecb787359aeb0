package soulwright.story.lint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import soulwright.yaml.YamlMap;

/**
 * The stages that the story never comes to.
 *
 * @param first those to which no other of them leads; of such as lead to each other in a circle, the first
 * @param shut the choices and ways that would lead to each from where the story comes, if they could be taken
 */
record Unreached(List<Integer> first, Map<Integer, List<YamlMap>> shut) {
    static Unreached of(Course course) {
        return new Unreached(first(course), shut(course));
    }

    private static List<Integer> first(Course course) {
        Set<Integer> unreached = new TreeSet<>();
        IntStream.range(0, course.end())
                .filter(stage -> !course.isReached(stage))
                .forEach(unreached::add);
        Set<Integer> led = new TreeSet<>();
        unreached.forEach(stage ->
                leads(course, stage).stream().filter(to -> !to.equals(stage)).forEach(led::add));
        Set<Integer> first = new TreeSet<>(unreached);
        first.removeAll(led);
        Set<Integer> told = Course.spread(first, stage -> leads(course, stage));
        for (int stage : unreached) {
            if (!told.contains(stage)) {
                first.add(stage);
                told.addAll(Course.spread(Set.of(stage), from -> leads(course, from)));
            }
        }
        return List.copyOf(first);
    }

    private static List<Integer> leads(Course course, int stage) {
        return course.plan().leads(course.plan().stages().get(stage)).stream()
                .filter(to -> to < course.end() && !course.isReached(to))
                .toList();
    }

    private static Map<Integer, List<YamlMap>> shut(Course course) {
        Map<Integer, List<YamlMap>> shut = new HashMap<>();
        course.plan().stages().stream()
                .filter(from -> course.isReached(from.index()) && from.isBranching())
                .flatMap(from -> from.parts().stream())
                .filter(course.tried()::isNeverOpen)
                .forEach(way -> course.plan()
                        .next(way)
                        .ifPresent(to -> shut.computeIfAbsent(to, any -> new ArrayList<>())
                                .add(way)));
        return shut;
    }

    /** What would lead to a stage, if it could be taken. */
    List<YamlMap> shut(int stage) {
        return shut.getOrDefault(stage, List.of());
    }
}
