package soulwright.editor.entry.form;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Place;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlPath;

/** Where values stand in the text of an entry, and which value stands at a place. */
public final class Spots {
    private Spots() {}

    /** The path of the innermost value at a place, its key counted; that of the entry itself when it is between values. */
    public static YamlPath at(YamlMap entry, Place place) {
        YamlPath path = below(entry, YamlPath.ROOT, place);
        return path == null ? YamlPath.ROOT : path;
    }

    private static @Nullable YamlPath below(YamlNode node, YamlPath path, Place place) {
        if (node instanceof YamlMap map) {
            for (YamlMap.Entry entry : map.entries()) {
                YamlPath inner = path.key(entry.key().text());
                YamlPath found = below(entry.value(), inner, place);
                if (found != null || holds(entry.key(), place)) {
                    return found == null ? inner : found;
                }
            }
        } else if (node instanceof YamlList list) {
            for (int i = 0; i < list.items().size(); i++) {
                YamlPath found = below(list.items().get(i), path.item(i), place);
                if (found != null) {
                    return found;
                }
            }
        }
        return holds(node, place) ? path : null;
    }

    private static boolean holds(YamlNode node, Place place) {
        return node.source().file().equals(place.file()) && node.place().holds(place);
    }

    /** Where a value of an entry stands; nothing when the entry does not say it. */
    public static Optional<Place> of(YamlMap entry, YamlPath path) {
        YamlNode node = entry;
        for (YamlPath.Step step : path.steps()) {
            node = child(node, step);
        }
        return Optional.ofNullable(node).map(YamlNode::place);
    }

    private static @Nullable YamlNode child(@Nullable YamlNode node, YamlPath.Step step) {
        if (step instanceof YamlPath.Key key) {
            return node instanceof YamlMap map ? map.get(key.name()) : null;
        }
        int index = ((YamlPath.Index) step).index();
        return node instanceof YamlList list && index < list.items().size()
                ? list.items().get(index)
                : null;
    }
}
