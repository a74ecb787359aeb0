package soulwright.editor.document;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One step of the history: done and undone as a whole.
 *
 * @param name for the undo menu, as in `Set attack of Mud Crab`
 * @param changes at most one a file
 * @param mergeKey edits in a row with equal keys are one step: typing in one field, one stroke of a brush
 */
public record Edit(String name, List<Change> changes, Optional<Object> mergeKey) {
    public Edit {
        changes = List.copyOf(changes);
        if (changes.stream().map(Change::file).distinct().count() < changes.size()) {
            throw new IllegalArgumentException("an edit changes a file once: " + name);
        }
    }

    public static Edit of(String name, Change... changes) {
        return new Edit(name, List.of(changes), Optional.empty());
    }

    /** The same edit, to be one step with those before it that have an equal key. */
    public Edit merging(Object key) {
        return new Edit(name, changes, Optional.of(key));
    }

    Edit reversed() {
        return new Edit(name, changes.stream().map(Change::reversed).toList(), mergeKey);
    }

    boolean changesNothing() {
        return changes.stream().allMatch(Change::changesNothing);
    }

    /** This edit and then another, as one. */
    Edit then(Edit next) {
        Map<FileId, Change> all = new LinkedHashMap<>();
        changes.forEach(change -> all.put(change.file(), change));
        next.changes.forEach(change -> all.merge(
                change.file(), change, (first, second) -> new Change(first.file(), first.before(), second.after())));
        return new Edit(next.name, List.copyOf(all.values()), mergeKey);
    }
}
