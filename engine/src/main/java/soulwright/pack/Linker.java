package soulwright.pack;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlMap;

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
        if (parent != null || Inheritance.changesLists(own)) {
            Sink heard = parent != null || parents.isWhole(entry) ? sink : finding -> {};
            YamlMap from = parent == null ? new YamlMap(own.source(), own.start(), own.end(), List.of()) : parent;
            own = new Inheritance(trace, heard).merge(from, own, schemas.shape(entry.kind.folder()));
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
}
