package soulwright.editor.entry.form;

import java.util.Set;
import soulwright.yaml.YamlMap;

/** What a child has of its parent. */
final class Inherited {
    private static final Set<String> OF_THE_ENTRY_ALONE = Set.of("id", "extends", "abstract", "lint-ignore");

    private Inherited() {}

    /** The tree of a parent without what belongs to it alone. */
    static YamlMap from(YamlMap parent) {
        return new YamlMap(
                parent.source(),
                parent.start(),
                parent.end(),
                parent.entries().stream()
                        .filter(entry ->
                                !OF_THE_ENTRY_ALONE.contains(entry.key().text()))
                        .toList());
    }
}
