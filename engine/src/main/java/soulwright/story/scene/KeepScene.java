package soulwright.story.scene;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The hero chooses which figures he keeps, of a monster or of his own character.
 *
 * @param kind of entry: `monsters` or `characters`
 * @param entry its id
 * @param name as people read it
 * @param before the figures in his stock, by name, in the order of the rules
 * @param now those that he has brought home
 */
public record KeepScene(String kind, String entry, String name, Map<String, Integer> before, Map<String, Integer> now) {
    public KeepScene {
        before = Collections.unmodifiableMap(new LinkedHashMap<>(before));
        now = Collections.unmodifiableMap(new LinkedHashMap<>(now));
    }
}
