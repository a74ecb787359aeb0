package soulwright.editor.document;

import java.util.Set;

/**
 * What happened to files.
 *
 * @param files whose text changed, or whose saved state did
 * @param cause what it was
 * @param origin whoever did it, so that he can tell his own change: as given to {@link Project#apply}; the project itself for all else
 */
public record ProjectChange(Set<FileId> files, Cause cause, Object origin) {
    public ProjectChange {
        files = Set.copyOf(files);
    }

    public enum Cause {
        EDIT,
        UNDO,
        REDO,
        /** Texts stay, but are saved now. */
        SAVE,
        /** Somebody else changed files: the text followed, or waits for a decision. */
        DISK
    }

    public boolean touches(FileId file) {
        return files.contains(file);
    }

    /** Whether texts may be others than before. */
    public boolean changesTexts() {
        return cause != Cause.SAVE;
    }
}
