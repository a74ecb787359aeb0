package soulwright.content;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import soulwright.effect.compiled.Abilities;
import soulwright.effect.compiled.Ability;
import soulwright.effect.compiled.Act;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Option;
import soulwright.effect.compiled.Options;
import soulwright.effect.compiled.Selector;
import soulwright.effect.compiled.Step;
import soulwright.effect.compiled.Steps;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/**
 * A value in an entry, or the want of one, and how to read it. Records are written with it as tables are: one line a component. What it is
 * asked for must fit the schema of the entry's kind, which was checked before; it throws {@link IllegalStateException} otherwise.
 */
public final class Reading {
    private final Held held;

    private Reading(Held held) {
        this.held = held;
    }

    static Reading of(String id, YamlMap entry, Links links) {
        return new Reading(new Held(id, links, "", entry));
    }

    /** The value under a key of this map; none where there is no such key, or no map. */
    public Reading at(String key) {
        return new Reading(held.at(key));
    }

    /** The key under which it stands, also if it is an item of the list that does; empty for the entry itself. */
    public String key() {
        return held.key();
    }

    /** Whether there is a value. */
    public boolean stands() {
        return held.node() != null;
    }

    /** What every entry says of itself; this is the entry. */
    public <T extends Entry<T>> About<T> about(EntryKind<T> kind) {
        return new About<>(
                kind.id(held.id()),
                at("name").word(),
                at("text").optional(Reading::word),
                at("icon").optional(Reading::word));
    }

    // single values

    public String word() {
        return held.scalar().text();
    }

    public String word(String otherwise) {
        return stands() ? word() : otherwise;
    }

    public int number() {
        return Figures.of(held.scalar());
    }

    public int number(int otherwise) {
        return stands() ? number() : otherwise;
    }

    public OptionalInt figure() {
        return stands() ? OptionalInt.of(number()) : OptionalInt.empty();
    }

    /** Whether it stands and says yes. */
    public boolean flag() {
        return stands() && Figures.isTrue(held.scalar());
    }

    /** One of the constants of an enum, which is written in small letters with hyphens. */
    public <E extends Enum<E>> E oneOf(Class<E> words) {
        return Enum.valueOf(words, word().replace('-', '_').toUpperCase(Locale.ROOT));
    }

    public <E extends Enum<E>> E oneOf(Class<E> words, E otherwise) {
        return stands() ? oneOf(words) : otherwise;
    }

    /** Whether it is a reference to an entry, where a word may stand instead. */
    public boolean isReference() {
        return stands() && held.reference() != null;
    }

    public boolean isNumber() {
        return held.node() instanceof YamlScalar scalar && Figures.isNumber(scalar);
    }

    /** Whether it is `true` or `false`. */
    public boolean isTruth() {
        return held.node() instanceof YamlScalar scalar && scalar.kind() == YamlScalar.Kind.TRUTH;
    }

    public <T extends Entry<T>> EntryId<T> id(EntryKind<T> kind) {
        String full = held.reference();
        if (full == null) {
            throw held.unfit("a reference to " + kind);
        }
        return kind.id(full);
    }

    // parts

    public <T> Optional<T> optional(Function<Reading, T> as) {
        return stands() ? Optional.of(as.apply(this)) : Optional.empty();
    }

    /** The items of a list; a value that stands alone is a list of one, and none is an empty list. */
    public <T> List<T> list(Function<Reading, T> item) {
        if (!stands()) {
            return List.of();
        }
        if (!(held.node() instanceof YamlList list)) {
            return List.of(item.apply(this));
        }
        List<T> items = new ArrayList<>(list.items().size());
        list.items().forEach(each -> items.add(item.apply(new Reading(held.item(each)))));
        return Collections.unmodifiableList(items);
    }

    public List<String> words() {
        return list(Reading::word);
    }

    /** A map with names for keys, in the order written; none is an empty one. */
    public <T> Map<String, T> map(Function<Reading, T> value) {
        return map(Set.of(), Set.of(), value);
    }

    /** What an entry holds under keys that its schema does not name, because a ruleset declares them. This is the entry. */
    public <T> Map<String, T> mapOfOthers(Set<String> known, Function<Reading, T> value) {
        return map(About.KEYS, known, value);
    }

    private <T> Map<String, T> map(Set<String> but, Set<String> norThese, Function<Reading, T> value) {
        Map<String, T> values = new LinkedHashMap<>();
        for (YamlMap.Entry entry : held.entries()) {
            String name = entry.key().text();
            if (!but.contains(name) && !norThese.contains(name)) {
                values.put(name, value.apply(new Reading(held.value(entry))));
            }
        }
        return Collections.unmodifiableMap(values);
    }

    /** The key of a map that has one. */
    public Reading onlyKey() {
        return new Reading(held.key(held.only()));
    }

    /** The value of a map that has one. */
    public Reading onlyValue() {
        return new Reading(held.value(held.only()));
    }

    /** A map with entries of a kind for keys, in the order written; none is an empty one. */
    public <K extends Entry<K>, T> Map<EntryId<K>, T> mapOf(EntryKind<K> keys, Function<Reading, T> value) {
        Map<EntryId<K>, T> values = new LinkedHashMap<>();
        for (YamlMap.Entry entry : held.entries()) {
            values.put(new Reading(held.key(entry)).id(keys), value.apply(new Reading(held.value(entry))));
        }
        return Collections.unmodifiableMap(values);
    }

    // effects

    /** The act that keys of this map make together. */
    public Act act() {
        return held.effect(Act.class);
    }

    /** The steps of a list; no list has none. */
    public List<Step> steps() {
        return stands() ? held.effect(Steps.class).steps() : List.of();
    }

    public List<Ability> abilities() {
        return stands() ? held.effect(Abilities.class).abilities() : List.of();
    }

    public List<Option> options() {
        return stands() ? held.effect(Options.class).options() : List.of();
    }

    public Selector selector() {
        return held.effect(Selector.class);
    }

    /** A figure or a condition. */
    public Expression formula() {
        return held.effect(Expression.class);
    }

    /** Any effect, where several forms of them may stand. */
    public Compiled effect() {
        return held.effect(Compiled.class);
    }
}
