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
import org.jspecify.annotations.Nullable;
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
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/**
 * A value in an entry, or the want of one, and how to read it. Records are written with it as tables are: one line a component. What it is
 * asked for must fit the schema of the entry's kind, which was checked before; it throws {@link IllegalStateException} otherwise.
 */
public final class Reading {
    private final String id;
    private final Links links;
    private final String key;
    private final @Nullable YamlNode node;

    private Reading(String id, Links links, String key, @Nullable YamlNode node) {
        this.id = id;
        this.links = links;
        this.key = key;
        this.node = node;
    }

    static Reading of(String id, YamlMap entry, Links links) {
        return new Reading(id, links, "", entry);
    }

    /** The value under a key of this map; none where there is no such key, or no map. */
    public Reading at(String key) {
        return below(key, node instanceof YamlMap map ? map.get(key) : null);
    }

    /** The key under which it stands, also if it is an item of the list that does; empty for the entry itself. */
    public String key() {
        return key;
    }

    /** Whether there is a value. */
    public boolean stands() {
        return node != null;
    }

    /** What every entry says of itself; this is the entry. */
    public <T extends Entry<T>> About<T> about(EntryKind<T> kind) {
        return new About<>(
                kind.id(id),
                at("name").word(),
                at("text").optional(Reading::word),
                at("icon").optional(Reading::word));
    }

    // single values

    public String word() {
        return scalar().text();
    }

    public String word(String otherwise) {
        return node == null ? otherwise : word();
    }

    public int number() {
        return Figures.of(scalar());
    }

    public int number(int otherwise) {
        return node == null ? otherwise : number();
    }

    public OptionalInt figure() {
        return node == null ? OptionalInt.empty() : OptionalInt.of(number());
    }

    /** Whether it stands and says yes. */
    public boolean flag() {
        return node != null && Figures.isTrue(scalar());
    }

    /** One of the constants of an enum, which is written in small letters with hyphens. */
    public <E extends Enum<E>> E oneOf(Class<E> words) {
        return Enum.valueOf(words, word().replace('-', '_').toUpperCase(Locale.ROOT));
    }

    public <E extends Enum<E>> E oneOf(Class<E> words, E otherwise) {
        return node == null ? otherwise : oneOf(words);
    }

    /** Whether it is a reference to an entry, where a word may stand instead. */
    public boolean isReference() {
        return node != null && links.idAt(node) != null;
    }

    public boolean isNumber() {
        return node instanceof YamlScalar scalar && Figures.isNumber(scalar);
    }

    /** Whether it is `true` or `false`. */
    public boolean isTruth() {
        return node instanceof YamlScalar scalar && scalar.kind() == YamlScalar.Kind.TRUTH;
    }

    public <T extends Entry<T>> EntryId<T> id(EntryKind<T> kind) {
        String full = links.idAt(present());
        if (full == null) {
            throw unfit("a reference to " + kind);
        }
        return kind.id(full);
    }

    // parts

    public <T> Optional<T> optional(Function<Reading, T> as) {
        return node == null ? Optional.empty() : Optional.of(as.apply(this));
    }

    /** The items of a list; a value that stands alone is a list of one, and none is an empty list. */
    public <T> List<T> list(Function<Reading, T> item) {
        if (node == null) {
            return List.of();
        }
        if (!(node instanceof YamlList list)) {
            return List.of(item.apply(this));
        }
        List<T> items = new ArrayList<>(list.items().size());
        list.items().forEach(each -> items.add(item.apply(below(key, each))));
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
        for (YamlMap.Entry entry : entries()) {
            String name = entry.key().text();
            if (!but.contains(name) && !norThese.contains(name)) {
                values.put(name, value.apply(below(name, entry.value())));
            }
        }
        return Collections.unmodifiableMap(values);
    }

    /** The key of a map that has one. */
    public Reading onlyKey() {
        YamlScalar name = only().key();
        return below(name.text(), name);
    }

    /** The value of a map that has one. */
    public Reading onlyValue() {
        YamlMap.Entry only = only();
        return below(only.key().text(), only.value());
    }

    /** A map with entries of a kind for keys, in the order written; none is an empty one. */
    public <K extends Entry<K>, T> Map<EntryId<K>, T> mapOf(EntryKind<K> keys, Function<Reading, T> value) {
        Map<EntryId<K>, T> values = new LinkedHashMap<>();
        for (YamlMap.Entry entry : entries()) {
            String name = entry.key().text();
            values.put(below(name, entry.key()).id(keys), value.apply(below(name, entry.value())));
        }
        return Collections.unmodifiableMap(values);
    }

    // effects

    /** The act that keys of this map make together. */
    public Act act() {
        return effect(Act.class);
    }

    /** The steps of a list; no list has none. */
    public List<Step> steps() {
        return node == null ? List.of() : effect(Steps.class).steps();
    }

    public List<Ability> abilities() {
        return node == null ? List.of() : effect(Abilities.class).abilities();
    }

    public List<Option> options() {
        return node == null ? List.of() : effect(Options.class).options();
    }

    public Selector selector() {
        return effect(Selector.class);
    }

    /** A figure or a condition. */
    public Expression formula() {
        return effect(Expression.class);
    }

    /** Any effect, where several forms of them may stand. */
    public Compiled effect() {
        return effect(Compiled.class);
    }

    private <C extends Compiled> C effect(Class<C> form) {
        Compiled effect = links.effectAt(present());
        if (!form.isInstance(effect)) {
            throw unfit(form.getSimpleName());
        }
        return form.cast(effect);
    }

    private Reading below(String name, @Nullable YamlNode value) {
        return new Reading(id, links, name, value);
    }

    private List<YamlMap.Entry> entries() {
        return node instanceof YamlMap map ? map.entries() : List.of();
    }

    private YamlMap.Entry only() {
        List<YamlMap.Entry> entries = entries();
        if (entries.size() != 1) {
            throw unfit("a map of one key");
        }
        return entries.get(0);
    }

    private YamlScalar scalar() {
        if (present() instanceof YamlScalar scalar) {
            return scalar;
        }
        throw unfit("a single word");
    }

    private YamlNode present() {
        if (node == null) {
            throw unfit("a value");
        }
        return node;
    }

    private IllegalStateException unfit(String wanted) {
        return new IllegalStateException("%s: \"%s\" is not %s".formatted(id, key, wanted));
    }
}
