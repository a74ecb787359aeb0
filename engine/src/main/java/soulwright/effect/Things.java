package soulwright.effect;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The kinds of things of a vocabulary, each with all that can be asked of it: its own properties and those of the kinds it is. */
public final class Things {
    private final Map<String, ThingKind> kinds = new LinkedHashMap<>();
    private final Map<String, Set<String>> families = new LinkedHashMap<>();
    private final Map<String, Map<String, Property>> properties = new LinkedHashMap<>();
    private final Map<String, List<String>> entries = new LinkedHashMap<>();
    private final Map<String, String> byEntries = new LinkedHashMap<>();

    private Things() {}

    static Things of(List<Words> bundles) {
        Things things = new Things();
        for (Words words : bundles) {
            words.things().forEach(kind -> things.kinds.merge(kind.name(), kind, Things::both));
        }
        for (ThingKind kind : things.kinds.values()) {
            things.learn(kind);
        }
        for (String kind : things.kinds.keySet()) {
            things.entries.put(kind, things.entriesOfFamily(kind));
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

    /** The kinds of entry that such a thing can be one of: a `card` may be one of the items or of the spells. */
    public List<String> entries(String kind) {
        return entries.getOrDefault(kind, List.of());
    }

    /** Whether a thing of one kind is one of the other as well. */
    public boolean is(String kind, String other) {
        return kind.equals(other) || family(kind).contains(other);
    }

    /** Whether something can be both. */
    boolean related(String one, String other) {
        if (is(one, other) || family(other).contains(one)) {
            return true;
        }
        for (Set<String> family : families.values()) {
            if (family.contains(one) && family.contains(other)) {
                return true;
            }
        }
        return false;
    }

    /** The nearest kind that both are; the first of them where they have nothing in common. */
    String common(String one, String other) {
        for (String kind : family(one)) {
            if (family(other).contains(kind)) {
                return kind;
            }
        }
        return one;
    }

    private void learn(ThingKind kind) {
        kind.entries().forEach(entry -> byEntries.putIfAbsent(entry, kind.name()));
        Set<String> family = new LinkedHashSet<>();
        collect(kind.name(), family);
        families.put(kind.name(), family);
        Map<String, Property> all = new LinkedHashMap<>();
        List<String> eldestFirst = new ArrayList<>(family);
        Collections.reverse(eldestFirst);
        eldestFirst.stream().map(kinds::get).forEach(member -> all.putAll(member.properties()));
        properties.put(kind.name(), all);
    }

    /** The kind itself, then what it is, nearest first. */
    private void collect(String name, Set<String> family) {
        ThingKind kind = kinds.get(name);
        if (kind != null && family.add(name)) {
            kind.is().forEach(parent -> collect(parent, family));
        }
    }

    private List<String> entriesOfFamily(String kind) {
        Set<String> all = new LinkedHashSet<>(own(kind));
        families.forEach((member, family) -> {
            if (family.contains(kind)) {
                all.addAll(own(member));
            }
        });
        return List.copyOf(all);
    }

    private List<String> own(String kind) {
        ThingKind known = kinds.get(kind);
        return known == null ? List.of() : known.entries();
    }

    private Set<String> family(String kind) {
        return families.getOrDefault(kind, Set.of());
    }

    private static ThingKind both(ThingKind one, ThingKind other) {
        Map<String, Property> properties = new LinkedHashMap<>(one.properties());
        properties.putAll(other.properties());
        return new ThingKind(
                one.name(),
                union(one.is(), other.is()),
                union(one.entries(), other.entries()),
                properties,
                one.doc().isEmpty() ? other.doc() : one.doc(),
                one.noun().isEmpty() ? other.noun() : one.noun());
    }

    private static List<String> union(List<String> one, List<String> other) {
        Set<String> all = new LinkedHashSet<>(one);
        all.addAll(other);
        return List.copyOf(all);
    }
}
