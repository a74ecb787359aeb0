package soulwright.effect;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.YamlMap;

/** All words that a document may use: the bundles of the core, of a machine and of the ruleset in sight, merged for look-up. Immutable. */
public final class Vocabulary {
    private final Map<String, VerbSpec> verbs = new LinkedHashMap<>();
    private final Map<String, EventSpec> events = new LinkedHashMap<>();
    private final Map<String, PlaceSpec> places = new LinkedHashMap<>();
    private final Map<String, List<String>> sets = new LinkedHashMap<>();
    private final Map<String, YamlMap> named = new LinkedHashMap<>();
    private final Things things;

    private Vocabulary(List<Words> bundles) {
        things = Things.of(bundles);
        for (Words words : bundles) {
            words.verbs().forEach(verb -> once(verbs, verb.name(), verb));
            words.places().forEach(place -> once(places, place.id(), place));
            words.events().forEach(event -> events.merge(event.name(), event, Vocabulary::both));
            words.sets().forEach((name, ids) -> sets.merge(name, ids, Vocabulary::both));
            named.putAll(words.named());
        }
    }

    /**
     * Merges bundles. The core's own is among them already.
     *
     * @throws IllegalArgumentException when two bundles declare the same verb or place
     */
    public static Vocabulary of(List<Words> bundles) {
        List<Words> all = new ArrayList<>(List.of(CoreWords.words()));
        all.addAll(bundles);
        return new Vocabulary(all);
    }

    public @Nullable VerbSpec verb(String name) {
        return verbs.get(name);
    }

    public Collection<VerbSpec> verbs() {
        return verbs.values();
    }

    public @Nullable EventSpec event(String name) {
        return events.get(name);
    }

    public Collection<EventSpec> events() {
        return events.values();
    }

    public @Nullable PlaceSpec place(String id) {
        return places.get(id);
    }

    public Collection<PlaceSpec> places() {
        return places.values();
    }

    /** The kinds of things and their properties. */
    public Things things() {
        return things;
    }

    /** The ids of a set that the machine or the ruleset declares, or null: then it may be a kind of entry. */
    public @Nullable List<String> set(String name) {
        return sets.get(name);
    }

    public Collection<String> sets() {
        return sets.keySet();
    }

    /** The named list of steps, a map with `given` and `do`, or null. */
    public @Nullable YamlMap named(String name) {
        return named.get(name);
    }

    private static <T> void once(Map<String, T> map, String name, T value) {
        if (map.put(name, value) != null) {
            throw new IllegalArgumentException("\"" + name + "\" is declared twice");
        }
    }

    private static EventSpec both(EventSpec one, EventSpec other) {
        Map<String, Type> that = new LinkedHashMap<>(one.that());
        that.putAll(other.that());
        Set<String> where = new LinkedHashSet<>(one.where());
        where.addAll(other.where());
        return new EventSpec(one.name(), that, where, one.doc());
    }

    private static List<String> both(List<String> one, List<String> other) {
        Set<String> all = new LinkedHashSet<>(one);
        all.addAll(other);
        return List.copyOf(all);
    }
}
