package soulwright.pack;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Place;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/** Finds the parent of each entry, and what is wrong with it: it is not there, leads in a circle, or is one of too many in a row. */
final class EntryParents {
    private static final int MOST_IN_A_ROW = 100;
    private static final Comparator<Entry> BY_PLACE = Comparator.comparing(
            entry -> entry.head().place(),
            Comparator.comparing(Place::file).thenComparing(Place::line).thenComparing(Place::column));

    private final EntryIndex index;
    private final Map<String, LoadedPack> packOfFile;
    private final Map<Entry, List<Patch>> patches;
    private final Map<Entry, Lineage> lineages = new HashMap<>();

    /**
     * @param parent the entry to inherit from, or null
     * @param whole whether all ancestors are there, so that nothing is missing that one of them would have brought
     * @param ancestors how many there are
     * @param fault what is wrong with the parent named
     */
    private record Lineage(@Nullable Entry parent, boolean whole, int ancestors, List<Diagnostic> fault) {
        static final Lineage NONE = new Lineage(null, true, 0, List.of());

        static Lineage broken(List<Diagnostic> fault) {
            return new Lineage(null, false, 0, fault);
        }
    }

    EntryParents(EntryIndex index, Map<String, LoadedPack> packOfFile, Map<Entry, List<Patch>> patches) {
        this.index = index;
        this.packOfFile = packOfFile;
        this.patches = patches;
    }

    @Nullable
    Entry parentOf(Entry entry) {
        return lineage(entry).parent;
    }

    /** Whether all that an entry names as its parents, and theirs, are there. */
    boolean isWhole(Entry entry) {
        return lineage(entry).whole;
    }

    /** Reports what is wrong with the `extends` of an entry, if anything. */
    void check(Entry entry, Sink sink) {
        lineage(entry).fault.forEach(sink::report);
    }

    private Lineage lineage(Entry entry) {
        if (entry.parent() == null && !patches.containsKey(entry)) {
            return Lineage.NONE;
        }
        Lineage known = lineages.get(entry);
        return known == null ? trace(entry) : known;
    }

    /** Climbs to an ancestor that is known already or has no parent, and comes down again. */
    private Lineage trace(Entry entry) {
        Set<Entry> path = new LinkedHashSet<>();
        Deque<Entry> down = new ArrayDeque<>();
        Entry at = entry;
        while (at != null && !lineages.containsKey(at) && path.add(at)) {
            down.push(at);
            at = named(at);
        }
        if (at != null && path.contains(at)) {
            markCircle(at);
        }
        down.forEach(open -> lineages.computeIfAbsent(open, this::below));
        return below(entry);
    }

    private Lineage below(Entry entry) {
        Lineage known = lineages.get(entry);
        YamlScalar name = parentName(entry);
        if (known != null || name == null) {
            return known == null ? Lineage.NONE : known;
        }
        Entry parent = named(entry);
        if (parent == null) {
            return Lineage.broken(unknown(entry, name));
        }
        Lineage above = lineages.getOrDefault(parent, Lineage.NONE);
        return above.ancestors < MOST_IN_A_ROW
                ? new Lineage(parent, above.whole, above.ancestors + 1, List.of())
                : Lineage.broken(List.of(tooMany(name)));
    }

    private void markCircle(Entry member) {
        Set<Entry> circle = new LinkedHashSet<>();
        for (Entry at = member; at != null && circle.add(at); at = named(at)) {}
        Entry first = circle.stream().min(BY_PLACE).orElse(member);
        circle.forEach(
                entry -> lineages.put(entry, Lineage.broken(entry == first ? List.of(circle(first)) : List.of())));
    }

    private Diagnostic circle(Entry first) {
        YamlScalar name = parentName(first);
        Entry next = named(first);
        String message = next == first || next == null
                ? "\"%s\" extends itself".formatted(first.local)
                : "\"%s\" extends itself, by way of \"%s\"".formatted(first.local, next.local);
        Diagnostic finding = Diagnostic.of(
                        Code.INHERITANCE_CYCLE, (name == null ? first.head() : name).place(), message)
                .withHelp("let one of them stand on its own");
        return next == first || next == null
                ? finding
                : finding.withRelated(next.head().place(), "declared here");
    }

    private static Diagnostic tooMany(YamlScalar name) {
        return Diagnostic.of(
                        Code.INHERITANCE_CYCLE,
                        name.place(),
                        "more than %d entries extend each other in a row".formatted(MOST_IN_A_ROW))
                .withHelp("let this one stand on its own");
    }

    private List<Diagnostic> unknown(Entry entry, YamlScalar name) {
        List<Diagnostic> fault = new java.util.ArrayList<>();
        names(entry, finding -> fault.add(asParent(finding)))
                .resolve(Set.of(entry.kind.folder()), name.text(), name, name.start(), name.end());
        return fault;
    }

    private static Diagnostic asParent(Diagnostic finding) {
        return finding.code() == Code.UNKNOWN_ENTRY
                ? new Diagnostic(
                        Code.UNKNOWN_PARENT,
                        Code.UNKNOWN_PARENT.severity(),
                        finding.place(),
                        finding.path(),
                        finding.message(),
                        finding.help(),
                        finding.related(),
                        finding.fixes())
                : finding;
    }

    private @Nullable Entry named(Entry entry) {
        YamlScalar name = parentName(entry);
        return name == null
                ? null
                : names(entry, finding -> {})
                        .find(
                                packOfFile.getOrDefault(name.source().file(), entry.pack),
                                Set.of(entry.kind.folder()),
                                name.text());
    }

    private EntryNames names(Entry entry, Sink sink) {
        return EntryNames.ofParents(entry, index, packOfFile::get, sink);
    }

    private @Nullable YamlScalar parentName(Entry entry) {
        List<Patch> all = patches.get(entry);
        if (all == null) {
            return entry.parent();
        }
        YamlMap patched = new Patching(Trace.NONE, finding -> {}).apply(entry.raw, all, true);
        return patched.get("extends") instanceof YamlScalar scalar ? scalar : null;
    }
}
