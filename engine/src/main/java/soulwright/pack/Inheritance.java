package soulwright.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/**
 * What a child takes over from its parent: maps merge key by key, lists and values of the child replace, and a list written as `append:` or
 * `remove:` changes the inherited one. Values of the effect language are one thing each and are never mixed.
 */
final class Inheritance {
    /** The keys of a map that changes an inherited list. */
    static final Set<String> CHANGES = Set.of("append", "remove");

    private static final Set<String> OF_THE_ENTRY_ALONE = Set.of("id", "extends", "abstract", "lint-ignore");

    private final Trace trace;
    private final Sink sink;

    Inheritance(Trace trace, Sink sink) {
        this.trace = trace;
        this.sink = sink;
    }

    YamlMap merge(YamlMap parent, YamlMap child, Shape shape) {
        YamlMap kept = shape.variants.isEmpty() ? child : withInherited(parent, child);
        List<YamlMap.Entry> entries = new ArrayList<>();
        for (YamlMap.Entry inherited : parent.entries()) {
            String key = inherited.key().text();
            YamlMap.Entry own = child.entry(key);
            if (own == null) {
                if (!OF_THE_ENTRY_ALONE.contains(key)) {
                    entries.add(inherited);
                }
            } else if (!OF_THE_ENTRY_ALONE.contains(key)) {
                entries.add(
                        new YamlMap.Entry(own.key(), mergeValue(inherited.value(), own.value(), shape.at(key, kept))));
            }
        }
        for (YamlMap.Entry own : child.entries()) {
            String key = own.key().text();
            if (OF_THE_ENTRY_ALONE.contains(key)) {
                entries.add(own);
            } else if (parent.entry(key) == null) {
                Shape below = shape.at(key, kept);
                entries.add(
                        new YamlMap.Entry(own.key(), below == null ? own.value() : fromNothing(own.value(), below)));
            }
        }
        return new YamlMap(child.source(), child.start(), child.end(), entries);
    }

    /** The child with all that it inherits, not yet merged: what decides of which variant it is may be inherited. */
    private static YamlMap withInherited(YamlMap parent, YamlMap child) {
        List<YamlMap.Entry> entries = new ArrayList<>(child.entries());
        parent.entries().stream()
                .filter(inherited -> child.entry(inherited.key().text()) == null)
                .forEach(entries::add);
        return new YamlMap(child.source(), child.start(), child.end(), entries);
    }

    private YamlNode mergeValue(YamlNode inherited, YamlNode own, @Nullable Shape shape) {
        if (own instanceof YamlMap map) {
            if (inherited instanceof YamlList list && isChange(map)) {
                return trace.replaced(change(list, map), inherited);
            }
            if (inherited instanceof YamlMap parent && shape != null && shape.form == null) {
                return merge(parent, map, shape);
            }
        }
        return trace.replaced(own, inherited);
    }

    private YamlNode fromNothing(YamlNode own, Shape shape) {
        if (own instanceof YamlMap map && shape.mergeable && isChange(map)) {
            sink.report(Diagnostic.of(
                            Code.APPEND_TO_NOTHING, map.place(), "there is no inherited list that this could change")
                    .withHelp("write the list itself, without \"append\" or \"remove\""));
            return change(new YamlList(map.source(), map.start(), map.end(), List.of()), map);
        }
        return own instanceof YamlMap map && shape.form == null && changesLists(map)
                ? merge(new YamlMap(map.source(), map.start(), map.start(), List.of()), map, shape)
                : own;
    }

    /** Whether anything in a tree is written as a change of an inherited list. */
    static boolean changesLists(YamlMap tree) {
        for (YamlMap.Entry entry : tree.entries()) {
            if (entry.value() instanceof YamlMap map && (isChange(map) || changesLists(map))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isChange(YamlMap map) {
        return !map.entries().isEmpty()
                && map.entries().stream()
                        .allMatch(entry -> CHANGES.contains(entry.key().text()));
    }

    private YamlList change(YamlList inherited, YamlMap change) {
        List<YamlNode> items = new ArrayList<>(inherited.items());
        for (YamlNode gone : items(change.get("remove"))) {
            if (!items.removeIf(item -> ListItems.isNamed(item, gone))
                    && !inherited.items().isEmpty()) {
                sink.report(Diagnostic.of(
                                Code.REMOVE_NOTHING,
                                gone.place(),
                                "the inherited list has no item " + ListItems.name(gone))
                        .withHelp("remove what is in the list, or leave this out"));
            }
        }
        items.addAll(items(change.get("append")));
        return new YamlList(change.source(), change.start(), change.end(), items);
    }

    private static List<YamlNode> items(@Nullable YamlNode node) {
        if (node == null) {
            return List.of();
        }
        return node instanceof YamlList list ? list.items() : List.of(node);
    }

    /** Whether a value is the null that YAML writes as `~` or as nothing. */
    static boolean isNull(YamlNode node) {
        return node instanceof YamlScalar scalar && scalar.kind() == YamlScalar.Kind.NULL;
    }
}
