package soulwright.pack;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** All entries of all loaded packs, by kind and local id. */
final class EntryIndex {
    private final Map<Kind, Map<String, List<Entry>>> byKind = new EnumMap<>(Kind.class);

    void add(Entry entry) {
        of(entry.kind).computeIfAbsent(entry.local, local -> new ArrayList<>(1)).add(entry);
    }

    void remove(Entry entry) {
        List<Entry> same = of(entry.kind).get(entry.local);
        if (same != null && same.remove(entry) && same.isEmpty()) {
            of(entry.kind).remove(entry.local);
        }
    }

    /** The entries of a kind with a local id, of whatever pack; several of one pack only when its ids clash. */
    List<Entry> named(Kind kind, String local) {
        return of(kind).getOrDefault(local, List.of());
    }

    /** The local ids of a kind, of all packs. */
    Collection<String> locals(Kind kind) {
        return of(kind).keySet();
    }

    /** The local ids that now name something else than in an earlier index: new ones, gone ones, ones that turned abstract. */
    Set<String> changedSince(EntryIndex before) {
        Set<String> changed = new HashSet<>();
        for (Kind kind : Kind.values()) {
            Map<String, List<Entry>> now = of(kind);
            Map<String, List<Entry>> then = before.of(kind);
            now.forEach((local, entries) -> {
                if (!sameNames(entries, then.getOrDefault(local, List.of()))) {
                    changed.add(local);
                }
            });
            then.keySet().stream().filter(local -> !now.containsKey(local)).forEach(changed::add);
        }
        return changed;
    }

    private static boolean sameNames(List<Entry> a, List<Entry> b) {
        if (a.size() != b.size()) {
            return false;
        }
        for (int i = 0; i < a.size(); i++) {
            Entry x = a.get(i);
            Entry y = b.get(i);
            if (x != y && (x.pack != y.pack || x.isAbstract() != y.isAbstract())) {
                return false;
            }
        }
        return true;
    }

    private Map<String, List<Entry>> of(Kind kind) {
        return byKind.computeIfAbsent(kind, key -> new HashMap<>());
    }
}
