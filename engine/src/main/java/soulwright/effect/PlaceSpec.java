package soulwright.effect;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A place where effects stand, named by `x-place` in the schemas: which machine runs them, and which roles and words they may use.
 *
 * @param where the machines whose verbs may stand here
 * @param roles the roles that exist here and what they are: `me`, `land`, `self`; with the role `it` bare names are its properties
 * @param words further names: `time`, `round`, `speed`
 * @param picks the kinds of things that a selector here finds, so that ids of their entries may stand there; empty for any
 * @param chance a selector here may draw at random although it is no step: the boss of a board
 */
public record PlaceSpec(
        String id,
        Set<String> where,
        Map<String, Type> roles,
        Map<String, Type> words,
        List<String> picks,
        boolean chance,
        String doc) {
    public PlaceSpec {
        picks = List.copyOf(picks);
        where = Set.copyOf(where);
        roles = Collections.unmodifiableMap(new LinkedHashMap<>(roles));
        words = Collections.unmodifiableMap(new LinkedHashMap<>(words));
    }

    /** Collects one place; made by {@link Words.Builder#place}. */
    public static final class Builder {
        private final String id;
        private final Map<String, Type> roles = new LinkedHashMap<>();
        private final Map<String, Type> words = new LinkedHashMap<>();
        private Set<String> where = Set.of();
        private List<String> picks = List.of();
        private boolean chance;
        private String doc = "";

        Builder(String id) {
            this.id = id;
        }

        public Builder in(String... machines) {
            where = Set.of(machines);
            return this;
        }

        public Builder role(String role, Type type) {
            roles.put(role, type);
            return this;
        }

        public Builder word(String word, Type type) {
            words.put(word, type);
            return this;
        }

        /** Begins with everything that another place has (machines, roles, words). */
        public Builder like(Builder other) {
            where = other.where;
            roles.putAll(other.roles);
            words.putAll(other.words);
            return this;
        }

        /** What a selector here finds: things of these kinds. */
        public Builder picks(String... kinds) {
            picks = List.of(kinds);
            return this;
        }

        /** Lets a selector that is no step draw at random. */
        public Builder chance() {
            chance = true;
            return this;
        }

        public Builder doc(String sentence) {
            doc = sentence;
            return this;
        }

        PlaceSpec build() {
            return new PlaceSpec(id, where, roles, words, picks, chance, doc);
        }
    }
}
