package soulwright.editor.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import soulwright.editor.document.SaveReport.OnDisk;
import soulwright.pack.FolderFiles;

/** Sees which files of packs have changed since it looked last. It looks rather than listens, so that it works on every file system. */
final class DiskLook {
    private Map<FileId, Stamp> seen = new HashMap<>();

    private record Stamp(FileTime modified, long size, Optional<Object> key) {}

    /**
     * What was seen.
     *
     * @param texts the YAML files that may be others than before
     * @param others whether files that hold no text of ours came, went or changed
     */
    record Seen(List<OnDisk> texts, boolean others) {}

    Seen look(Collection<OpenPack> packs) {
        Map<FileId, Stamp> now = new HashMap<>();
        packs.stream().filter(pack -> !pack.readOnly()).forEach(pack -> stamp(pack, now));
        Set<FileId> changed = new HashSet<>(now.keySet());
        changed.addAll(seen.keySet());
        changed.removeIf(file -> Optional.ofNullable(now.get(file)).equals(Optional.ofNullable(seen.get(file))));
        seen = now;
        List<OnDisk> texts = new ArrayList<>();
        changed.stream().filter(file -> Opening.isYaml(file.path())).forEach(file -> read(file, texts));
        return new Seen(texts, texts.size() < changed.size());
    }

    private static void stamp(OpenPack pack, Map<FileId, Stamp> now) {
        for (String path : new FolderFiles(pack.folder(), pack.place()).paths()) {
            stamp(pack.folder().resolve(path)).ifPresent(stamp -> now.put(pack.file(path), stamp));
        }
    }

    /** Nothing for a file that went between listing and looking. */
    private static Optional<Stamp> stamp(Path path) {
        try {
            BasicFileAttributes file = Files.readAttributes(path, BasicFileAttributes.class);
            return Optional.of(new Stamp(file.lastModifiedTime(), file.size(), Optional.ofNullable(file.fileKey())));
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    /** A file that cannot be read now is looked at again. */
    private void read(FileId file, List<OnDisk> texts) {
        try {
            texts.add(new OnDisk(file, Saving.read(Path.of(file.shown()))));
        } catch (IOException unreadable) {
            seen.remove(file);
        }
    }
}
