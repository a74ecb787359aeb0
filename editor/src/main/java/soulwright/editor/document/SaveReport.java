package soulwright.editor.document;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What became of files that were to be saved.
 *
 * @param saved those that are on disk now
 * @param foreign those that somebody else has changed, so that they were left alone
 * @param failed those that could not be written
 */
public record SaveReport(List<OnDisk> saved, List<OnDisk> foreign, List<Failure> failed) {
    public SaveReport {
        saved = List.copyOf(saved);
        foreign = List.copyOf(foreign);
        failed = List.copyOf(failed);
    }

    /** What a file is on disk; no bytes when it does not exist. */
    public record OnDisk(FileId file, Optional<byte[]> bytes) {}

    /**
     * A file that could not be written.
     *
     * @param reason in words for people, naming the file
     */
    public record Failure(FileId file, String reason) {}

    Set<FileId> files() {
        Set<FileId> files = new HashSet<>();
        saved.forEach(saved -> files.add(saved.file()));
        foreign.forEach(foreign -> files.add(foreign.file()));
        return files;
    }
}
