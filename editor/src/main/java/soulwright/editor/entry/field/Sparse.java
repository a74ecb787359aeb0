package soulwright.editor.entry.field;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import soulwright.editor.entry.form.Field;

/** Which values of a map are shown: all if they are few; of many those that are there, those that are needed, and those that were asked for. */
final class Sparse {
    private static final int MANY = 14;

    private final Set<String> wanted = new HashSet<>();

    List<Field> shown(Field map) {
        return map.children().stream().filter(child -> isShown(map, child)).toList();
    }

    /** Those that can be asked for. */
    List<Field> hidden(Field map) {
        return map.children().stream().filter(child -> !isShown(map, child)).toList();
    }

    /** Asks for one that has no value yet. */
    void want(String key) {
        wanted.add(key);
    }

    /** Whether not all are shown. */
    boolean isMany(Field map) {
        return map.children().size() > MANY;
    }

    private boolean isShown(Field map, Field child) {
        return !isMany(map) || child.value().isPresent() || child.needed() || wanted.contains(child.key());
    }
}
