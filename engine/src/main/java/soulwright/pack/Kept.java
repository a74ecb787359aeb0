package soulwright.pack;

import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** What was made for keys, kept as long as somebody asks for it in every round. Safe for use by several threads within a round. */
final class Kept<K, V> {
    private ConcurrentHashMap<K, V> before = new ConcurrentHashMap<>();
    private ConcurrentHashMap<K, V> now = new ConcurrentHashMap<>();

    /** Begins a round: what nobody asked for in the last one is forgotten. */
    void nextRound() {
        before = now;
        now = new ConcurrentHashMap<>();
    }

    V get(K key, Function<K, V> make) {
        return now.computeIfAbsent(key, wanted -> {
            V known = before.get(wanted);
            return known == null ? make.apply(wanted) : known;
        });
    }
}
