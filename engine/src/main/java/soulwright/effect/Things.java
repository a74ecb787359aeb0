package soulwright.effect;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The kinds of things of a vocabulary, each with all that can be asked of it: its own properties and those of the kinds it is. */
public final class Things {
    private final Map<String, ThingKind> kinds = new LinkedHashMap<>();
    private final Map<String, Map<String, Property>> properties = new LinkedHashMap<>();
    private final Map<String, String> byEntries = new LinkedHashMap<>();

    private Things() {}

    static Things of(List<Words> bundles) {
        Things things = new Things();
        for (Words words : bundles) {
            words.things().forEach(kind -> things.kinds.merge(kind.name(), kind, Things::both));
        }
        for (ThingKind kind : things.kinds.values()) {
            kind.entries().forEach(entries -> things.byEntries.putIfAbsent(entries, kind.name()));
            Map<String, Property> all = new LinkedHashMap<>();
            things.collect(kind.name(), all);
            things.properties.put(kind.name(), all);
        }
        return things;
    }

    public @Nullable ThingKind kind(String name) {
        return kinds.get(name);
    }

    public Collection<ThingKind> kinds() {
        return kinds.values();
    }

    /** What can be asked of a thing of this kind, by name. Empty for an unknown kind. */
    public Map<String, Property> properties(String kind) {
        return properties.getOrDefault(kind, Map.of());
    }

    /** The kind of thing that entries of a kind are: `monsters` are each a `monster`; or null. */
    public @Nullable String ofEntries(String entries) {
        return byEntries.get(entries);
    }

    /** The kinds of entry that are what such things are: `monsters`. */
    public List<String> entries(String kind) {
        ThingKind known = kinds.get(kind);
        return known == null ? List.of() : known.entries();
    }

    /** Whether a thing of one kind is one of the other as well. */
    public boolean is(String kind, String other) {
        if (kind.equals(other)) {
            return true;
        }
        ThingKind known = kinds.get(kind);
        return known != null && known.is().stream().anyMatch(parent -> is(parent, other));
    }

    private void collect(String name, Map<String, Property> all) {
        ThingKind kind = kinds.get(name);
        if (kind == null) {
            return;
        }
        kind.is().forEach(parent -> collect(parent, all));
        all.putAll(kind.properties());
    }

    private static ThingKind both(ThingKind one, ThingKind other) {
        Map<String, Property> properties = new LinkedHashMap<>(one.properties());
        properties.putAll(other.properties());
        return new ThingKind(
                one.name(),
                union(one.is(), other.is()),
                union(one.entries(), other.entries()),
                properties,
                one.doc().isEmpty() ? other.doc() : one.doc());
    }

    private static List<String> union(List<String> one, List<String> other) {
        List<String> all = new ArrayList<>(one);
        other.stream().filter(item -> !one.contains(item)).forEach(all::add);
        return all;
    }
}
