package soulwright.pack;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** All entries of all loaded packs, by kind and local id. Kept up to date file by file, since most changes touch one. */
final class EntryIndex {
    private record Name(Kind kind, String local) {}

    private final Map<Kind, Map<String, List<Entry>>> byKind = new EnumMap<>(Kind.class);
    private final IdentityHashMap<PackFile, List<Entry>> known = new IdentityHashMap<>();
    private final Set<Name> several = new LinkedHashSet<>();

    EntryIndex() {
        for (Kind kind : Kind.values()) {
            byKind.put(kind, new HashMap<>());
        }
    }

    /**
     * Takes over what the files hold now.
     *
     * @return the local ids that now name something else: new ones, gone ones, ones that turned abstract
     */
    Set<String> update(Collection<PackFile> files) {
        Map<Object, Entry> gone = new HashMap<>();
        Map<Object, Entry> come = new HashMap<>();
        Set<PackFile> now = new HashSet<>(files);
        known.entrySet().removeIf(file -> {
            boolean isGone = !now.contains(file.getKey());
            if (isGone) {
                file.getValue().forEach(entry -> remove(entry, gone));
            }
            return isGone;
        });
        for (PackFile file : files) {
            List<Entry> before = known.put(file, file.entries);
            if (before != file.entries) {
                replace(before == null ? List.of() : before, file.entries, gone, come);
            }
        }
        return changed(gone, come);
    }

    private void replace(List<Entry> before, List<Entry> now, Map<Object, Entry> gone, Map<Object, Entry> come) {
        Set<Entry> kept = new HashSet<>(before);
        kept.retainAll(new HashSet<>(now));
        before.stream().filter(entry -> !kept.contains(entry)).forEach(entry -> remove(entry, gone));
        now.stream().filter(entry -> !kept.contains(entry)).forEach(entry -> add(entry, come));
    }

    /** What a name stands for, as far as those who use it can tell. */
    private static Object meaning(Entry entry) {
        return List.of(entry.kind, entry.id(), entry.isAbstract());
    }

    private static Set<String> changed(Map<Object, Entry> gone, Map<Object, Entry> come) {
        Set<String> changed = new HashSet<>();
        gone.forEach((meaning, entry) -> {
            if (!come.containsKey(meaning)) {
                changed.add(entry.local);
            }
        });
        come.forEach((meaning, entry) -> {
            if (!gone.containsKey(meaning)) {
                changed.add(entry.local);
            }
        });
        return changed;
    }

    private void add(Entry entry, Map<Object, Entry> come) {
        List<Entry> same = of(entry.kind).computeIfAbsent(entry.local, local -> new ArrayList<>(1));
        same.add(entry);
        come.put(meaning(entry), entry);
        note(entry, same);
    }

    private void remove(Entry entry, Map<Object, Entry> gone) {
        List<Entry> same = of(entry.kind).get(entry.local);
        if (same != null && same.remove(entry)) {
            gone.put(meaning(entry), entry);
            note(entry, same);
            if (same.isEmpty()) {
                of(entry.kind).remove(entry.local);
            }
        }
    }

    private void note(Entry entry, List<Entry> same) {
        Name name = new Name(entry.kind, entry.local);
        if (same.size() > 1) {
            several.add(name);
        } else {
            several.remove(name);
        }
    }

    /** The entries of a kind with a local id, of whatever pack; several of one pack only when its ids clash. */
    List<Entry> named(Kind kind, String local) {
        return of(kind).getOrDefault(local, List.of());
    }

    /** Entries of one pack that have an id in common, each list in the order of files and lines. */
    List<List<Entry>> clashes() {
        List<List<Entry>> all = new ArrayList<>();
        for (Name name : several) {
            Map<LoadedPack, List<Entry>> byPack = new HashMap<>();
            named(name.kind, name.local)
                    .forEach(entry -> byPack.computeIfAbsent(entry.pack, pack -> new ArrayList<>())
                            .add(entry));
            byPack.values().stream().filter(entries -> entries.size() > 1).forEach(entries -> {
                entries.sort(Comparator.comparing(
                                (Entry entry) -> entry.head().place().file())
                        .thenComparing(entry -> entry.head().place().line()));
                all.add(entries);
            });
        }
        return all;
    }

    /** Entries of one kind that have an id in common, of whatever packs. */
    List<List<Entry>> namesakes() {
        return several.stream().map(name -> named(name.kind, name.local)).toList();
    }

    /** The local ids of a kind, of all packs. */
    Collection<String> locals(Kind kind) {
        return of(kind).keySet();
    }

    private Map<String, List<Entry>> of(Kind kind) {
        return byKind.getOrDefault(kind, Map.of());
    }
}
