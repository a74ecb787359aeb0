package soulwright.pack;

import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Place;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/** The way from an entry to a value, as authors read it: `mud-crab.special.hit[0].inflict`. */
final class DataPath {
    private DataPath() {}

    /** The path of the innermost value of a tree that holds a place. */
    static String to(YamlMap tree, String root, Place place) {
        String found = below(tree, root, place);
        return found == null ? root : found;
    }

    private static @Nullable String below(YamlNode node, String path, Place place) {
        if (node instanceof YamlMap map) {
            for (YamlMap.Entry entry : map.entries()) {
                String at = path + "." + entry.key().text();
                String deeper = holds(entry.key(), place) ? at : below(entry.value(), at, place);
                if (deeper != null) {
                    return deeper;
                }
            }
        } else if (node instanceof YamlList list) {
            for (int i = 0; i < list.items().size(); i++) {
                String deeper = below(list.items().get(i), path + "[" + i + "]", place);
                if (deeper != null) {
                    return deeper;
                }
            }
        }
        return holds(node, place) ? path : null;
    }

    private static boolean holds(YamlNode node, Place place) {
        if (!node.source().file().equals(place.file())) {
            return false;
        }
        return node.place().holds(place);
    }
}
