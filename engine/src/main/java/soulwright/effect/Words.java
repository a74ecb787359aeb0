package soulwright.effect;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A bundle of vocabulary: what the language's core or a machine contributes once ({@code CoreWords}, {@code QuestWords}), and what a ruleset
 * adds by declaring it. Bundles are merged into a {@link Vocabulary}; a thing kind that stands in several has the properties of all.
 *
 * @param sets the ids of each set that is no kind of entry: `attacks` -> normal, special, ...
 */
public record Words(
        List<VerbSpec> verbs,
        List<ThingKind> things,
        List<EventSpec> events,
        List<PlaceSpec> places,
        Map<String, List<String>> sets) {
    public Words {
        verbs = List.copyOf(verbs);
        things = List.copyOf(things);
        events = List.copyOf(events);
        places = List.copyOf(places);
        sets = Map.copyOf(sets);
    }

    public static Builder builder() {
        return new Builder();
    }

    /** Collects a bundle. The effect helper adds convenient methods as the tables need them. */
    public static final class Builder {
        private final List<VerbSpec> verbs = new ArrayList<>();
        private final List<ThingKind> things = new ArrayList<>();
        private final List<EventSpec> events = new ArrayList<>();
        private final List<PlaceSpec> places = new ArrayList<>();
        private final Map<String, List<String>> sets = new LinkedHashMap<>();

        public Builder verb(VerbSpec verb) {
            verbs.add(verb);
            return this;
        }

        public Builder thing(ThingKind thing) {
            things.add(thing);
            return this;
        }

        public Builder event(EventSpec event) {
            events.add(event);
            return this;
        }

        public Builder place(PlaceSpec place) {
            places.add(place);
            return this;
        }

        public Builder set(String name, List<String> ids) {
            sets.put(name, List.copyOf(ids));
            return this;
        }

        public Words build() {
            return new Words(verbs, things, events, places, sets);
        }
    }
}
