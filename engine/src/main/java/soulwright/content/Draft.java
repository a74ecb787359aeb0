package soulwright.content;

import org.jspecify.annotations.Nullable;
import soulwright.effect.Vocabulary;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** An entry without errors, and the record of it, which is made when it is first asked for and then kept. Safe to share between threads. */
public final class Draft {
    private final String id;
    private final YamlMap tree;
    private final Links links;
    private final Vocabulary words;
    private volatile @Nullable Entry<?> made;

    /**
     * @param id `pack:local`
     * @param tree its values, inherited and patched ones included
     * @param words the vocabulary that its effects are written in
     */
    public Draft(String id, YamlMap tree, Links links, Vocabulary words) {
        this.id = id;
        this.tree = tree;
        this.links = links;
        this.words = words;
    }

    Vocabulary words() {
        return words;
    }

    /** What it is called in its pack's own language; its id without the pack, if it has no name. */
    String name() {
        return tree.get("name") instanceof YamlScalar name ? name.text() : id.substring(id.indexOf(':') + 1);
    }

    /** The record; always asked for by the same kind. Two threads that ask at once may both make it, and get the same one. */
    @SuppressWarnings("unchecked")
    <T extends Entry<T>> T as(EntryKind<T> kind) {
        Entry<?> known = made;
        return (T) (known == null ? make(kind) : known);
    }

    /** Whether something of it is written at a place. */
    boolean isWrittenAt(String place) {
        return isWrittenAt(tree, place);
    }

    private static boolean isWrittenAt(YamlNode node, String place) {
        if (node.place().toString().equals(place)) {
            return true;
        }
        if (node instanceof YamlMap map) {
            return map.entries().stream().anyMatch(entry -> isWrittenAt(entry.value(), place));
        }
        return node instanceof YamlList list && list.items().stream().anyMatch(item -> isWrittenAt(item, place));
    }

    private synchronized Entry<?> make(EntryKind<?> kind) {
        Entry<?> known = made;
        if (known == null) {
            known = kind.read(Reading.of(id, tree, links));
            made = known;
        }
        return known;
    }
}
