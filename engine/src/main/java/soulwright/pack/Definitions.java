package soulwright.pack;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.content.Catalog;
import soulwright.content.Draft;
import soulwright.effect.Vocabulary;
import soulwright.effect.lint.PrintedEntry;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/** All finished entries of the packs that were loaded, by kind and full id. */
public final class Definitions {
    private final List<Definition> all;
    private final Map<String, List<Definition>> byKind = new LinkedHashMap<>();
    private final Map<String, Map<String, Definition>> byId = new HashMap<>();
    private final boolean complete;
    private @Nullable Catalog catalog;

    /**
     * One finished entry.
     *
     * @param id `pack:local`
     * @param tree its values, its parent's and patches included
     * @param words the vocabulary it is written in
     * @param meanings full ids for references, and what effects were read as, by the node that holds them
     * @param draft of the record of it; only an entry without errors has one to give
     */
    public record Definition(
            String kind, String id, boolean isAbstract, YamlMap tree, Vocabulary words, Meanings meanings, Draft draft)
            implements PrintedEntry {
        Definition(String kind, String id, boolean isAbstract, YamlMap tree, Vocabulary words, Meanings meanings) {
            this(kind, id, isAbstract, tree, words, meanings, new Draft(id, tree, meanings, words));
        }

        @Override
        public @Nullable String idAt(@Nullable YamlNode reference) {
            return reference == null ? null : meanings.idAt(reference);
        }

        /** Whether it was made of the very same text, in the same words. */
        @SuppressWarnings("ReferenceEquality") // made anew whenever the entry is checked again
        boolean isSameAs(Definition other) {
            return meanings == other.meanings;
        }

        /** Where to point for a finding about the whole entry. */
        public YamlNode head() {
            YamlNode id = tree.get("id");
            return id == null ? tree : id;
        }

        /** The entry in words, for messages: `the board "first-steps"` without the article. */
        public String inWords() {
            return "\"" + id.substring(id.indexOf(':') + 1) + "\"";
        }
    }

    private Definitions(List<Definition> all, boolean complete) {
        this.all = all;
        this.complete = complete;
    }

    static Definitions of(List<Entry> entries) {
        List<Definition> all = new ArrayList<>(entries.size());
        boolean complete = true;
        for (Entry entry : entries) {
            complete &= entry.checked != null && entry.checked.clean();
            complete &= entry.pack.incomplete.isEmpty() && !entry.pack.blind;
            if (entry.checked != null) {
                all.add(entry.checked.definition());
            }
        }
        return new Definitions(all, complete);
    }

    /** Whether everything could be read and nothing was found in any entry; if not, what is missing here may only be misspelt. */
    public boolean complete() {
        return complete;
    }

    /** All entries of a kind, abstract ones too, in the order of their packs and files. */
    public List<Definition> of(String kind) {
        return byKind().getOrDefault(kind, List.of());
    }

    public Optional<Definition> get(String kind, String id) {
        return Optional.ofNullable(byId(kind).get(id));
    }

    /** The kinds of which there are entries. */
    public Collection<String> kinds() {
        return byKind().keySet();
    }

    /** All entries, in the order of their packs and files. */
    public List<Definition> all() {
        return Collections.unmodifiableList(all);
    }

    /**
     * Whether the entries of some kinds are the very ones of an earlier load, so that whatever was worked out from them still holds.
     *
     * @param kinds empty for all
     */
    public boolean isSameIn(Set<String> kinds, Definitions before) {
        if (complete != before.complete) {
            return false;
        }
        return kinds.isEmpty()
                ? isSame(all, before.all)
                : kinds.stream().allMatch(kind -> isSame(of(kind), before.of(kind)));
    }

    private static boolean isSame(List<Definition> now, List<Definition> before) {
        for (int i = 0; i < Math.min(now.size(), before.size()); i++) {
            if (!now.get(i).isSameAs(before.get(i))) {
                return false;
            }
        }
        return now.size() == before.size();
    }

    /** The records of all entries that are not abstract. Only for entries without errors. */
    synchronized Catalog catalog() {
        Catalog known = catalog;
        if (known == null) {
            Map<String, Map<String, Draft>> drafts = new HashMap<>();
            for (Definition definition : all) {
                if (!definition.isAbstract) {
                    drafts.computeIfAbsent(definition.kind, kind -> new LinkedHashMap<>())
                            .put(definition.id, definition.draft);
                }
            }
            known = new Catalog(drafts);
            catalog = known;
        }
        return known;
    }

    /** Sorted when first asked for: after many changes nobody asks. */
    private synchronized Map<String, List<Definition>> byKind() {
        if (byKind.isEmpty()) {
            for (Definition definition : all) {
                byKind.computeIfAbsent(definition.kind, kind -> new ArrayList<>())
                        .add(definition);
            }
            byKind.replaceAll((kind, definitions) -> Collections.unmodifiableList(definitions));
        }
        return byKind;
    }

    private synchronized Map<String, Definition> byId(String kind) {
        return byId.computeIfAbsent(kind, wanted -> {
            Map<String, Definition> ids = new HashMap<>();
            of(wanted).forEach(definition -> ids.put(definition.id, definition));
            return ids;
        });
    }
}
