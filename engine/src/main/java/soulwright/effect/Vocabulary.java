package soulwright.effect;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.YamlMap;

/** All words that a document may use: the bundles of the core, of a machine and of the ruleset in sight, merged for look-up. Immutable. */
public final class Vocabulary {
    /** The set of names that a document gives though nothing can be called so; formulas that say one are not judged. */
    public static final String MISNAMED = "misnamed";

    private final Map<String, VerbSpec> verbs = new LinkedHashMap<>();
    private final Map<String, EventSpec> events = new LinkedHashMap<>();
    private final Map<String, PlaceSpec> places = new LinkedHashMap<>();
    private final Map<String, List<String>> sets = new LinkedHashMap<>();
    private final Map<String, YamlMap> named = new LinkedHashMap<>();
    private final Map<String, Map<String, String>> said = new HashMap<>();
    private final Set<String> roles = new LinkedHashSet<>(List.of("self", "it", "that", "given"));
    private final Things things;

    private Vocabulary(List<Words> bundles) {
        for (Words words : bundles) {
            words.verbs().forEach(this::add);
            words.places().forEach(place -> places.merge(place.id(), place, Vocabulary::both));
            words.events().forEach(event -> events.merge(event.name(), event, Vocabulary::both));
            words.sets().forEach((name, ids) -> sets.merge(name, ids, Vocabulary::both));
            named.putAll(words.named());
            words.said()
                    .forEach((set, ids) ->
                            said.computeIfAbsent(set, any -> new HashMap<>()).putAll(ids));
        }
        places.values().forEach(place -> roles.addAll(place.roles().keySet()));
        sets.put("verbs", List.copyOf(verbs.keySet()));
        things = Things.of(withEvents(bundles));
    }

    /**
     * Merges bundles. The core's own is among them already.
     *
     * @throws IllegalArgumentException when two bundles declare the same verb
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

    /** What `that` is while an event is heard: a kind of thing whose properties are the values that the event carries. */
    public static Type that(EventSpec event) {
        return Type.thing(event.name());
    }

    public @Nullable PlaceSpec place(String id) {
        return places.get(id);
    }

    public Collection<PlaceSpec> places() {
        return places.values();
    }

    /** Whether some place has such a role, or it is one of those that steps and abilities bring: `self`, `it`, `that`, `given`. */
    public boolean isRole(String name) {
        return roles.contains(name);
    }

    /** The kinds of things and their properties. */
    public Things things() {
        return things;
    }

    /** The ids of a set that the machine or the ruleset declares, or null: then it may be a kind of entry. */
    public @Nullable List<String> set(String name) {
        return sets.get(name);
    }

    /** What players read for an id of a set or for a name, where that is not the id without its hyphens. */
    public Optional<String> said(String set, String id) {
        return Optional.ofNullable(said.getOrDefault(set, Map.of()).get(id));
    }

    public Collection<String> sets() {
        return sets.keySet();
    }

    /** The named list of steps, a map with `given` and `do`, or null. */
    public @Nullable YamlMap named(String name) {
        return named.get(name);
    }

    /** Every named list of steps. */
    public Map<String, YamlMap> named() {
        return named;
    }

    private List<Words> withEvents(List<Words> bundles) {
        Words.Builder those = Words.builder();
        for (EventSpec event : events.values()) {
            ThingKind.Builder that = those.thing(event.name()).doc(event.doc());
            event.that().forEach((name, type) -> that.property(name, type, ""));
        }
        List<Words> all = new ArrayList<>(bundles);
        all.add(those.build());
        return all;
    }

    private void add(VerbSpec verb) {
        if (verbs.put(verb.name(), verb) != null) {
            throw new IllegalArgumentException("verb \"" + verb.name() + "\" is declared twice");
        }
    }

    private static EventSpec both(EventSpec one, EventSpec other) {
        return new EventSpec(
                one.name(),
                both(one.that(), other.that()),
                both(one.where(), other.where()),
                one.doc(),
                one.says().isEmpty() ? other.says() : one.says());
    }

    private static PlaceSpec both(PlaceSpec one, PlaceSpec other) {
        return new PlaceSpec(
                one.id(),
                both(one.where(), other.where()),
                both(one.roles(), other.roles()),
                both(one.words(), other.words()),
                both(one.picks(), other.picks()),
                one.chance() || other.chance(),
                one.doc());
    }

    private static <T> Map<String, T> both(Map<String, T> one, Map<String, T> other) {
        Map<String, T> all = new LinkedHashMap<>(one);
        all.putAll(other);
        return all;
    }

    private static Set<String> both(Set<String> one, Set<String> other) {
        Set<String> all = new LinkedHashSet<>(one);
        all.addAll(other);
        return all;
    }

    private static List<String> both(List<String> one, List<String> other) {
        Set<String> all = new LinkedHashSet<>(one);
        all.addAll(other);
        return List.copyOf(all);
    }
}
