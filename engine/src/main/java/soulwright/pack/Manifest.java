package soulwright.pack;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/**
 * What `pack.yaml` says. Values are as written; the loader reports what is wrong with them.
 *
 * @param depends packs that must be there, with the range of versions that will do
 * @param optional packs that may be there; then this one comes after them and sees their entries
 * @param conflicts packs that must not be there
 */
public record Manifest(
        YamlMap tree,
        String id,
        String version,
        String name,
        String summary,
        boolean cosmetic,
        Map<String, String> depends,
        Map<String, String> optional,
        Map<String, String> conflicts) {
    static Manifest of(YamlMap tree, String fallbackId) {
        return new Manifest(
                tree,
                text(tree, "id").orElse(fallbackId),
                text(tree, "version").orElse("0.0.0"),
                text(tree, "name").orElse(fallbackId),
                text(tree, "summary").orElse(""),
                text(tree, "affects").filter("cosmetic"::equals).isPresent(),
                ranges(tree.get("depends")),
                ranges(tree.get("optional")),
                ranges(tree.get("conflicts")));
    }

    /** All packs whose entries this one may use, when they are there. */
    public Set<String> sees() {
        return Stream.concat(depends.keySet().stream(), optional.keySet().stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The languages it is written and translated in, the first one first. */
    public List<String> languages() {
        return tree.get("languages") instanceof YamlList list
                ? list.items().stream()
                        .filter(YamlScalar.class::isInstance)
                        .map(item -> ((YamlScalar) item).text())
                        .toList()
                : List.of();
    }

    /** Where to point for a finding about a pack that this one names. */
    YamlNode at(String section, String pack) {
        YamlNode value = tree.get(section);
        if (value instanceof YamlMap map) {
            return keyOf(map, pack);
        }
        return value == null ? tree : value;
    }

    private static YamlNode keyOf(YamlMap map, String key) {
        YamlMap.Entry entry = map.entry(key);
        return entry == null ? map : entry.key();
    }

    private static Optional<String> text(YamlMap tree, String key) {
        return tree.get(key) instanceof YamlScalar scalar ? Optional.of(scalar.text()) : Optional.empty();
    }

    private static Map<String, String> ranges(@Nullable YamlNode node) {
        Map<String, String> all = new LinkedHashMap<>();
        if (node instanceof YamlMap map) {
            map.entries()
                    .forEach(entry -> all.put(
                            entry.key().text(), entry.value() instanceof YamlScalar scalar ? scalar.text() : "*"));
        }
        return all;
    }
}
