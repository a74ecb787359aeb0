package soulwright.tools;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/** How files and folders looked at one moment. Two are equal as long as nobody has saved, made or removed a file between them. */
record Snapshot(Map<Path, Look> files) {
    /** What changes when a file is saved. */
    record Look(FileTime changed, long size) {}

    static Snapshot of(Collection<Path> roots) {
        Map<Path, Look> files = new HashMap<>();
        roots.forEach(root -> add(root, files));
        return new Snapshot(Map.copyOf(files));
    }

    private static void add(Path root, Map<Path, Look> files) {
        try (Stream<Path> all = Files.walk(root)) {
            all.forEach(file -> look(file, files));
        } catch (IOException | UncheckedIOException vanished) {
            files.put(root, new Look(FileTime.fromMillis(0), -1));
        }
    }

    private static void look(Path file, Map<Path, Look> files) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            files.put(file, new Look(attributes.lastModifiedTime(), attributes.size()));
        } catch (IOException vanished) {
            files.remove(file);
        }
    }
}
