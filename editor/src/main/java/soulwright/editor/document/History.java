package soulwright.editor.document;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Predicate;

/** What was done, and what was undone and can be done again. Knows no files. */
final class History {
    private final Deque<Edit> done = new ArrayDeque<>();
    private final Deque<Edit> undone = new ArrayDeque<>();

    /** Whether the next edit is a step of its own whatever its key says. */
    private boolean sealed = true;

    void did(Edit edit) {
        undone.clear();
        Edit last = done.peek();
        if (!sealed
                && last != null
                && last.mergeKey().isPresent()
                && last.mergeKey().equals(edit.mergeKey())) {
            done.pop();
            Edit both = last.then(edit);
            if (!both.changesNothing()) {
                done.push(both);
            }
        } else {
            done.push(edit);
        }
        sealed = false;
    }

    /** Ends a run of edits that are one step. */
    void seal() {
        sealed = true;
    }

    Optional<Edit> lastDone() {
        return Optional.ofNullable(done.peek());
    }

    Optional<Edit> lastUndone() {
        return Optional.ofNullable(undone.peek());
    }

    /** Takes the last edit back; whoever calls does the reverse of it. */
    Edit undo() {
        Edit edit = done.pop();
        undone.push(edit);
        sealed = true;
        return edit;
    }

    Edit redo() {
        Edit edit = undone.pop();
        done.push(edit);
        sealed = true;
        return edit;
    }

    /** Forgets the edits of files that are no longer open: none can be undone past the last of those. */
    void forget(Predicate<FileId> gone) {
        if (mentions(done, gone) || mentions(undone, gone)) {
            done.clear();
            undone.clear();
        }
    }

    private static boolean mentions(Deque<Edit> edits, Predicate<FileId> gone) {
        return edits.stream().flatMap(edit -> edit.changes().stream()).anyMatch(change -> gone.test(change.file()));
    }
}
