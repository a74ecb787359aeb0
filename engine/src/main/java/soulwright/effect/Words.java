package soulwright.effect;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import soulwright.yaml.YamlMap;

/**
 * A bundle of vocabulary: what the language's core or a machine contributes once ({@code CoreWords}, {@code QuestWords}), and what a ruleset
 * adds by declaring it. Bundles are merged into a {@link Vocabulary}; a thing kind, event or set that stands in several has what all say,
 * a verb or place stands in one.
 *
 * @param sets the ids of each set that is no kind of entry: `attacks` -> normal, special, ...
 * @param named the named lists of steps that `run` can run: maps with `given` and `do`
 * @param said what players read for the ids of each set, where that is not the id itself; for roles and other names under `names`
 */
public record Words(
        List<VerbSpec> verbs,
        List<ThingKind> things,
        List<EventSpec> events,
        List<PlaceSpec> places,
        Map<String, List<String>> sets,
        Map<String, YamlMap> named,
        Map<String, Map<String, String>> said) {
    /** The set of the names that stand in formulas: roles, and words of places. */
    public static final String NAMES = "names";

    public Words {
        verbs = List.copyOf(verbs);
        things = List.copyOf(things);
        events = List.copyOf(events);
        places = List.copyOf(places);
        sets = Map.copyOf(sets);
        named = Map.copyOf(named);
        said = Map.copyOf(said);
    }

    public static Builder builder() {
        return new Builder();
    }

    /** Collects a bundle: each method opens a row, whose own methods fill it. */
    public static final class Builder {
        private final List<VerbSpec.Builder> verbs = new ArrayList<>();
        private final List<ThingKind.Builder> things = new ArrayList<>();
        private final List<EventSpec.Builder> events = new ArrayList<>();
        private final List<PlaceSpec.Builder> places = new ArrayList<>();
        private final Map<String, List<String>> sets = new LinkedHashMap<>();
        private final Map<String, YamlMap> named = new LinkedHashMap<>();
        private final Map<String, Map<String, String>> said = new LinkedHashMap<>();

        public VerbSpec.Builder verb(String name) {
            return added(verbs, new VerbSpec.Builder(name));
        }

        public ThingKind.Builder thing(String name) {
            return added(things, new ThingKind.Builder(name));
        }

        public EventSpec.Builder event(String name) {
            return added(events, new EventSpec.Builder(name));
        }

        public PlaceSpec.Builder place(String id) {
            return added(places, new PlaceSpec.Builder(id));
        }

        public Builder set(String name, Collection<String> ids) {
            sets.put(name, List.copyOf(ids));
            return this;
        }

        /** A list of steps that `run` can run: its `given` and `do`. Its name belongs to the set `steps` as well. */
        public Builder named(String name, YamlMap steps) {
            named.put(name, steps);
            return this;
        }

        /** What players read for an id of a set, or for a name (see {@link #NAMES}). */
        public Builder said(String set, String id, String words) {
            said.computeIfAbsent(set, any -> new LinkedHashMap<>()).put(id, words);
            return this;
        }

        public Words build() {
            return new Words(
                    verbs.stream().map(VerbSpec.Builder::build).toList(),
                    things.stream().map(ThingKind.Builder::build).toList(),
                    events.stream().map(EventSpec.Builder::build).toList(),
                    places.stream().map(PlaceSpec.Builder::build).toList(),
                    sets,
                    named,
                    said);
        }

        private static <T> T added(List<T> rows, T row) {
            rows.add(row);
            return row;
        }
    }
}
