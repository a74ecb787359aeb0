package soulwright.tools.simulate;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import soulwright.game.Happening;
import soulwright.game.Listener;

/** How often something happened with each entry, by kind and id. */
final class UseCount implements Listener {
    private static final Set<String> PLACES = Set.of("land", "seat");

    private final Map<String, Map<String, Long>> counts = new TreeMap<>();

    /** Begins with entries that shall be in it also if nothing happens with them. */
    void expect(String kind, Collection<String> ids) {
        ids.forEach(id -> add(kind, id, 0));
    }

    @Override
    public void heard(Happening happening) {
        happening
                .topic()
                .filter(topic -> !PLACES.contains(topic.kind()))
                .ifPresent(topic -> add(topic.kind(), topic.id(), 1));
    }

    void add(UseCount other) {
        other.counts.forEach((kind, ids) -> ids.forEach((id, times) -> add(kind, id, times)));
    }

    private void add(String kind, String id, long times) {
        counts.computeIfAbsent(kind, any -> new TreeMap<>()).merge(id, times, Long::sum);
    }

    Map<String, Map<String, Long>> counts() {
        return counts;
    }
}
