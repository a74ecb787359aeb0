package soulwright.pack;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/**
 * Makes the tree of each entry that counts: its parent's, with its own values over it, with the patches of all packs. A parent is finished
 * before its children, so children see patched parents. What is still right from the last time is kept.
 */
final class Linker {
    private static final Object NO_PATCHES = List.of();

    private final Schemas schemas;
    private final Map<Entry, List<Patch>> patches;
    private final EntryParents parents;
    private final Map<Entry, Boolean> state = new HashMap<>();

    /** @param patches the patches of each entry, in the order of their packs */
    Linker(Schemas schemas, Map<Entry, List<Patch>> patches, EntryParents parents) {
        this.schemas = schemas;
        this.patches = patches;
        this.parents = parents;
    }

    /**
     * Makes the tree of an entry if it is not made yet. Findings about how it is made are reported whenever it is made, so an entry that has
     * such findings is made again each time.
     */
    void link(Entry entry, Sink sink) {
        if (entry.merged != null
                && entry.parent() == null
                && entry.merged.patches() == NO_PATCHES
                && !patches.containsKey(entry)) {
            return;
        }
        if (state.containsKey(entry)) {
            return;
        }
        state.put(entry, true);
        Entry parent = parents.parentOf(entry);
        if (parent != null) {
            link(parent, sink);
        }
        List<Patch> all = patches.getOrDefault(entry, List.of());
        Object patchedBy = all.isEmpty() ? NO_PATCHES : all;
        YamlMap from = parent == null ? null : parent.tree();
        if (entry.merged == null
                || entry.merged.parent() != from
                || !entry.merged.patches().equals(patchedBy)) {
            List<Diagnostic> found = new ArrayList<>();
            YamlMap tree = tree(entry, from, all, Trace.NONE, found::add);
            entry.merged =
                    found.isEmpty() ? new Entry.Merged(tree, from, patchedBy) : new Entry.Merged(tree, from, found);
            found.forEach(sink::report);
        }
    }

    private YamlMap tree(Entry entry, @Nullable YamlMap parent, List<Patch> all, Trace trace, Sink sink) {
        Patching patching = new Patching(trace, sink);
        YamlMap own = all.isEmpty() ? entry.raw : patching.apply(entry.raw, all, true);
        if (parent != null) {
            own = new Inheritance(trace, sink).merge(parent, own, schemas.shape(entry.kind.folder()));
        } else if (own != null && entry.parent() != null) {
            YamlMap nothing = new YamlMap(own.source(), own.start(), own.start(), List.of());
            own = new Inheritance(trace, finding -> {}).merge(nothing, own, schemas.shape(entry.kind.folder()));
        }
        if (!all.isEmpty()) {
            own = patching.apply(own, all, false);
        }
        return own;
    }

    /** The tree of an entry made once more, remembering what replaced what. */
    YamlMap explain(Entry entry, Trace trace) {
        Entry parent = parents.parentOf(entry);
        YamlMap from = parent == null ? null : explain(parent, trace);
        return tree(entry, from, patches.getOrDefault(entry, List.of()), trace, finding -> {});
    }

    /** Finds parents, and reports those that are not there or lead in a circle. */
    static final class EntryParents {
        private final EntryIndex index;
        private final Map<String, LoadedPack> packOfFile;
        private final Map<Entry, List<Patch>> patches;

        EntryParents(EntryIndex index, Map<String, LoadedPack> packOfFile, Map<Entry, List<Patch>> patches) {
            this.index = index;
            this.packOfFile = packOfFile;
            this.patches = patches;
        }

        @Nullable
        Entry parentOf(Entry entry) {
            YamlScalar name = parentName(entry);
            if (name == null) {
                return null;
            }
            Entry parent = find(entry, name, finding -> {});
            return parent == null || isCircle(entry, parent) ? null : parent;
        }

        private @Nullable YamlScalar parentName(Entry entry) {
            List<Patch> all = patches.get(entry);
            if (all == null) {
                return entry.parent();
            }
            YamlMap patched = new Patching(Trace.NONE, finding -> {}).apply(entry.raw, all, true);
            return patched.get("extends") instanceof YamlScalar scalar ? scalar : null;
        }

        private @Nullable Entry find(Entry entry, YamlScalar name, Sink sink) {
            EntryNames names = new EntryNames(entry, index, packOfFile::get, sink);
            return names.find(packOf(entry, name), Set.of(entry.kind.folder()), name.text());
        }

        private LoadedPack packOf(Entry entry, YamlScalar name) {
            return packOfFile.getOrDefault(name.source().file(), entry.pack);
        }

        private boolean isCircle(Entry entry, Entry first) {
            Entry at = first;
            for (int steps = 0; at != null; steps++) {
                if (at == entry || steps > 1000) {
                    return true;
                }
                YamlScalar name = parentName(at);
                at = name == null ? null : find(at, name, finding -> {});
            }
            return false;
        }

        /** Reports what is wrong with the `extends` of an entry, if anything. */
        void check(Entry entry, Sink sink) {
            YamlScalar name = parentName(entry);
            if (name == null) {
                return;
            }
            Entry parent = find(entry, name, sink);
            if (parent == null) {
                new EntryNames(entry, index, packOfFile::get, finding -> sink.report(asParent(finding)))
                        .resolve(Set.of(entry.kind.folder()), name.text(), name, name.start(), name.end());
            } else if (isCircle(entry, parent)) {
                sink.report(Diagnostic.of(
                                Code.INHERITANCE_CYCLE,
                                name.place(),
                                "\"%s\" extends itself, by way of \"%s\"".formatted(entry.local, name.text()))
                        .withHelp("let one of them stand on its own")
                        .withRelated(parent.head().place(), "declared here"));
            }
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
    }
}
