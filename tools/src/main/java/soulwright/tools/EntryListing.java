package soulwright.tools;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import soulwright.pack.Definitions.Definition;
import soulwright.yaml.YamlScalar;

/** The entries of one kind in one pack, by id. */
record EntryListing(String pack, String kind, List<Item> entries) {
    /** An entry as people know it; an abstract one, which only others take after, may have no name. */
    record Item(String id, String name, boolean isAbstract) {
        String title() {
            return isAbstract ? (name + " (abstract)").strip() : name;
        }
    }

    static EntryListing of(String pack, String kind, Collection<Definition> definitions) {
        return new EntryListing(
                pack,
                kind,
                definitions.stream()
                        .filter(definition -> definition.id().startsWith(pack + ":"))
                        .sorted(Comparator.comparing(Definition::id))
                        .map(definition -> new Item(definition.id(), name(definition), definition.isAbstract()))
                        .toList());
    }

    /** For people, a line each. */
    String text() {
        int width = entries.stream().mapToInt(item -> item.id().length()).max().orElse(0);
        return entries.stream()
                .map(item -> item.id() + " ".repeat(width - item.id().length() + 2) + item.title() + "\n")
                .collect(Collectors.joining());
    }

    private static String name(Definition definition) {
        return definition.tree().get("name") instanceof YamlScalar name ? name.text() : "";
    }
}
