package soulwright.editor.gui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A copy of the pack that ships, to be changed. */
record ShippedCopy(Path folder) {
    private static final Path SHIPPED =
            Path.of("../content/soul-master").toAbsolutePath().normalize();

    static ShippedCopy in(Path parent) throws IOException {
        Path copy = parent.resolve("soul-master");
        for (Path file : files(SHIPPED)) {
            Path target = copy.resolve(SHIPPED.relativize(file).toString());
            Files.createDirectories(target.getParent());
            Files.copy(file, target);
        }
        return new ShippedCopy(copy);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }

    String place() {
        return folder.toAbsolutePath().normalize().toString().replace('\\', '/');
    }

    /** The lines that are others than in the pack that ships, old and new, by file: what `git diff` would show. */
    Map<String, List<String>> changes() throws IOException {
        Map<String, List<String>> changes = new TreeMap<>();
        for (Path file : files(folder)) {
            String path = folder.relativize(file).toString().replace('\\', '/');
            List<String> before = Files.readAllLines(SHIPPED.resolve(path));
            List<String> now = Files.readAllLines(file);
            List<String> changed = new ArrayList<>();
            for (int line = 0; line < Math.max(before.size(), now.size()); line++) {
                String old = line < before.size() ? before.get(line) : "";
                String other = line < now.size() ? now.get(line) : "";
                if (!old.equals(other)) {
                    changed.add("-" + old);
                    changed.add("+" + other);
                }
            }
            if (!changed.isEmpty()) {
                changes.put(path, changed);
            }
        }
        return changes;
    }
}
