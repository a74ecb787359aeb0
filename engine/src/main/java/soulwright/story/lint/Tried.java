package soulwright.story.lint;

import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import soulwright.yaml.YamlMap;

/** The choices, answers, ways and variants that a story comes to, and whether each can be taken then. Filled while the story is followed. */
final class Tried {
    private final IdentityHashMap<YamlMap, Boolean> open = new IdentityHashMap<>();
    private final Set<StagePlan> silent = new HashSet<>();

    void tried(YamlMap choice, boolean isOpen) {
        open.merge(choice, isOpen, Boolean::logicalOr);
    }

    /** Notes an ending of which perhaps no variant holds. */
    void silent(StagePlan ending) {
        silent.add(ending);
    }

    /** The endings of which perhaps no variant holds, in order. */
    List<StagePlan> silent() {
        return silent.stream().sorted(Comparator.comparing(StagePlan::index)).toList();
    }

    /** Whether the story comes to it, but never when it could be taken. */
    boolean isNeverOpen(YamlMap choice) {
        return !open.getOrDefault(choice, true);
    }

    /** What can never be taken, in no order. */
    List<YamlMap> neverOpen() {
        return open.keySet().stream().filter(this::isNeverOpen).toList();
    }
}
