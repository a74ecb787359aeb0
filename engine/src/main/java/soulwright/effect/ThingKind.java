package soulwright.effect;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A kind of thing and what can be asked of it.
 *
 * @param is kinds whose properties it has as well: a `monster` is a `character`
 * @param entries the kinds of entry whose definitions are such things (`monsters`), so that `all monsters` means every entry of the packs
 * @param noun what players call one of them; empty for its name
 */
public record ThingKind(
        String name, List<String> is, List<String> entries, Map<String, Property> properties, String doc, String noun) {
    public ThingKind {
        is = List.copyOf(is);
        entries = List.copyOf(entries);
        properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
    }

    /** Collects one kind; made by {@link Words.Builder#thing}. {@link #printed} and {@link #writable} speak of the property named last. */
    public static final class Builder {
        private final String name;
        private final List<String> is = new ArrayList<>();
        private final List<String> entries = new ArrayList<>();
        private final Map<String, Property> properties = new LinkedHashMap<>();
        private String doc = "";
        private String noun = "";
        private @Nullable String last;

        Builder(String name) {
            this.name = name;
        }

        public Builder is(String... kinds) {
            is.addAll(List.of(kinds));
            return this;
        }

        public Builder entries(String... kinds) {
            entries.addAll(List.of(kinds));
            return this;
        }

        public Builder doc(String sentence) {
            doc = sentence;
            return this;
        }

        public Builder number(String property, String doc) {
            return property(property, Type.NUMBER, doc);
        }

        public Builder truth(String property, String doc) {
            return property(property, Type.TRUTH, doc);
        }

        public Builder text(String property, String doc) {
            return property(property, Type.TEXT, doc);
        }

        /** One id of a set: the element of a monster. */
        public Builder id(String property, String set, String doc) {
            return property(property, Type.id(set), doc);
        }

        /** Several ids of a set: the types of a card. */
        public Builder ids(String property, String set, String doc) {
            return property(property, Type.ids(set), doc);
        }

        /** A number for each id of a set: magic levels by element. */
        public Builder table(String property, String set, String doc) {
            return property(property, Type.table(set), doc);
        }

        /** Another thing, or none: the owner of a land. */
        public Builder thing(String property, String kind, String doc) {
            return property(property, Type.thing(kind), doc);
        }

        public Builder things(String property, String kind, String doc) {
            return property(property, Type.things(kind), doc);
        }

        public Builder property(String property, Type type, String doc) {
            properties.put(property, new Property(property, type, false, false, doc));
            last = property;
            return this;
        }

        /** The last property is known from the entry alone, without a game. */
        public Builder printed() {
            return last(it -> new Property(it.name(), it.type(), true, it.writable(), it.doc(), it.said()));
        }

        /** The last property may be changed by `add`, `set`, `scale`, `swap`. */
        public Builder writable() {
            return last(it -> new Property(it.name(), it.type(), it.printed(), true, it.doc(), it.said()));
        }

        /** What players call the last property; of a truth the clause, as in {@link Property#said}. */
        public Builder said(String words) {
            return last(it -> it.called(words));
        }

        /** What players call one of the kind; left out, its name. */
        public Builder noun(String word) {
            noun = word;
            return this;
        }

        private Builder last(UnaryOperator<Property> change) {
            if (last == null) {
                throw new IllegalStateException("no property named yet");
            }
            properties.computeIfPresent(last, (key, property) -> change.apply(property));
            return this;
        }

        ThingKind build() {
            return new ThingKind(name, is, entries, properties, doc, noun);
        }
    }
}
