package soulwright.editor.entry.form;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.pack.ListItems;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/**
 * The entry that a patch changes: where the paths of the patch can lead, and what may stand there.
 *
 * @param spec of the entry
 * @param tree the entry as last checked
 */
record Target(Spec spec, YamlMap tree) {
    private static final int DEEPEST = 4;
    private static final int MOST = 600;

    /** The paths that lead to something, and those that could be set; with dots between the keys, in the order of the form. */
    List<String> paths() {
        Set<String> all = new LinkedHashSet<>();
        below(tree, spec, "", 1, all);
        return all.stream().limit(MOST).toList();
    }

    private static void below(YamlNode node, Spec spec, String path, int depth, Set<String> all) {
        if (depth > DEEPEST || all.size() > MOST) {
            return;
        }
        if (node instanceof YamlMap map) {
            Set<String> keys = new LinkedHashSet<>(map.keys());
            if (depth == 1) {
                keys.addAll(spec.properties(map).keySet());
                keys.remove("id");
            }
            keys.addAll(spec.keyNames());
            keys.forEach(key -> one(map.get(key), inMap(spec, map, key), path + key, depth, all));
        } else if (node instanceof YamlList list) {
            list.items()
                    .forEach(item ->
                            name(item).ifPresent(name -> one(item, spec.item().orElse(spec), path + name, depth, all)));
        }
    }

    private static void one(@Nullable YamlNode node, Spec spec, String path, int depth, Set<String> all) {
        all.add(path);
        if (node != null) {
            below(node, spec, path + ".", depth + 1, all);
        }
    }

    /** What an item can be called in a path; nothing when that has a dot in it, or blanks. */
    private static Optional<String> name(YamlNode item) {
        Optional<String> name = Optional.empty();
        if (item instanceof YamlScalar word) {
            name = Optional.of(word.text());
        } else if (item instanceof YamlMap map && !map.entries().isEmpty()) {
            name = Optional.of(
                    map.get("id") instanceof YamlScalar id
                            ? id.text()
                            : map.keys().get(0));
        }
        return name.filter(words -> words.matches("[^.\\s]+"));
    }

    /** What may stand where a path leads; nothing when it leads nowhere that is known. */
    Optional<Spec> at(String path) {
        Spec at = spec;
        YamlNode node = tree;
        for (String key : path.split("[.]", -1)) {
            Optional<Spec> next = node instanceof YamlList || at.control() instanceof Control.Chips
                    ? at.item()
                    : known(at, node instanceof YamlMap map ? map : null, key);
            if (next.isEmpty()) {
                return next;
            }
            at = next.get();
            node = child(node, key);
        }
        return Optional.of(at);
    }

    private static Optional<Spec> known(Spec spec, @Nullable YamlMap map, String key) {
        return Optional.ofNullable(spec.properties(map).get(key)).or(spec::value);
    }

    private static Spec inMap(Spec spec, YamlMap map, String key) {
        return known(spec, map, key).orElseGet(() -> spec.unknown(key));
    }

    private static @Nullable YamlNode child(@Nullable YamlNode node, String key) {
        if (node instanceof YamlMap map) {
            return map.get(key);
        }
        List<YamlNode> items = node instanceof YamlList list ? list.items() : List.of();
        return items.stream()
                .filter(item -> ListItems.isNamed(item, key))
                .findFirst()
                .orElse(null);
    }
}
