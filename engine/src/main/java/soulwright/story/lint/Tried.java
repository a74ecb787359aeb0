package soulwright.story.lint;

import java.util.IdentityHashMap;
import java.util.List;
import soulwright.yaml.YamlMap;

/** The choices, answers, ways and variants that a story comes to, and whether each can be taken then. Filled while the story is followed. */
final class Tried {
    private final IdentityHashMap<YamlMap, Boolean> open = new IdentityHashMap<>();

    void tried(YamlMap choice, boolean isOpen) {
        open.merge(choice, isOpen, Boolean::logicalOr);
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
