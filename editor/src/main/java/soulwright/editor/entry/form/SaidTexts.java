package soulwright.editor.entry.form;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/**
 * The words for players in an entry, by the paths that translations name them by: `special.name`. An item of a list goes by its id, its name
 * or its first key, as there; what no path leads to, since an item before it goes by the same, is left out.
 */
public final class SaidTexts {
    private final Map<String, YamlScalar> found = new LinkedHashMap<>();

    private SaidTexts() {}

    /** Of a finished entry, with all that it inherits. */
    public static Map<String, YamlScalar> of(Spec spec, YamlMap entry) {
        SaidTexts texts = new SaidTexts();
        texts.look(spec, entry, "");
        return texts.found;
    }

    private void look(Spec spec, YamlNode node, String path) {
        if (spec.isOneThing()) {
            effects(node, path);
        } else if (node instanceof YamlScalar scalar) {
            if (spec.isSaid()) {
                add(path, scalar);
            }
        } else if (node instanceof YamlMap map) {
            Map<String, Spec> described = spec.properties(map);
            map.entries().forEach(entry -> {
                String key = entry.key().text();
                Spec below = described.getOrDefault(key, spec.unknown(key));
                step(path, key).ifPresent(to -> look(below, entry.value(), to));
            });
        } else if (node instanceof YamlList list) {
            spec.item()
                    .ifPresent(item -> list.items()
                            .forEach(one ->
                                    named(one).flatMap(name -> step(path, name)).ifPresent(to -> look(item, one, to))));
        }
    }

    /** In effects, what can be chosen has a name and a text. */
    private void effects(YamlNode node, String path) {
        if (node instanceof YamlMap map) {
            map.entries().forEach(entry -> {
                String key = entry.key().text();
                boolean said = key.equals("name") || key.equals("text");
                step(path, key).ifPresent(to -> {
                    if (said && entry.value() instanceof YamlScalar scalar) {
                        add(to, scalar);
                    } else {
                        effects(entry.value(), to);
                    }
                });
            });
        } else if (node instanceof YamlList list) {
            list.items()
                    .forEach(one -> named(one).flatMap(name -> step(path, name)).ifPresent(to -> effects(one, to)));
        }
    }

    private void add(String path, YamlScalar text) {
        if (!text.text().isBlank()) {
            found.putIfAbsent(path, text);
        }
    }

    private static Optional<String> named(YamlNode item) {
        if (!(item instanceof YamlMap map) || map.entries().isEmpty()) {
            return Optional.empty();
        }
        return word(map, "id")
                .or(() -> word(map, "name"))
                .or(() -> Optional.of(map.entries().get(0).key().text()));
    }

    private static Optional<String> word(YamlMap map, String key) {
        return map.get(key) instanceof YamlScalar scalar ? Optional.of(scalar.text()) : Optional.empty();
    }

    /** Dots part the steps of a path, so none may be in one. */
    private static Optional<String> step(String path, String key) {
        return key.isEmpty() || key.contains(".")
                ? Optional.empty()
                : Optional.of(path.isEmpty() ? key : path + "." + key);
    }
}
