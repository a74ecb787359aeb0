package soulwright.effect;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Something that is told: an `on` can hear it, and `that` carries its values.
 *
 * @param that the properties of `that` while it is heard; `target` is whom `who` is compared with, `by` whom `by` is compared with
 * @param where the machines that tell it
 * @param says how it is said in rules text, the first that fits: `when {by wound} {target}`
 */
public record EventSpec(String name, Map<String, Type> that, Set<String> where, String doc, List<String> says) {
    public EventSpec {
        that = Collections.unmodifiableMap(new LinkedHashMap<>(that));
        where = Set.copyOf(where);
        says = List.copyOf(says);
    }

    /** Collects one event; made by {@link Words.Builder#event}. */
    public static final class Builder {
        private final String name;
        private final Map<String, Type> that = new LinkedHashMap<>();
        private Set<String> where = Set.of();
        private String doc = "";
        private List<String> says = List.of();

        Builder(String name) {
            this.name = name;
        }

        /** A value that `that` carries: `that.amount`. */
        public Builder that(String property, Type type) {
            that.put(property, type);
            return this;
        }

        public Builder in(String... machines) {
            where = Set.of(machines);
            return this;
        }

        public Builder doc(String sentence) {
            doc = sentence;
            return this;
        }

        /** How it is said in rules text; of several templates the first that fits. */
        public Builder says(String... templates) {
            says = List.of(templates);
            return this;
        }

        EventSpec build() {
            return new EventSpec(name, that, where, doc, says);
        }
    }
}
