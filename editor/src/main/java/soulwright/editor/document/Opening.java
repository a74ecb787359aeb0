package soulwright.editor.document;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import soulwright.pack.ArchiveFiles;
import soulwright.pack.PackFiles;
import soulwright.pack.PackFinder;
import soulwright.pack.Toolkit;
import soulwright.yaml.Limits;

/**
 * Packs as they were found on disk, read off the owner's thread.
 *
 * @param texts the bytes of all YAML files
 * @param problems what was asked for and is no pack, in words for people
 */
record Opening(List<OpenPack> packs, Checks.Packs files, Map<FileId, byte[]> texts, List<String> problems) {
    /**
     * Finds packs and all that they name, and reads them.
     *
     * @param asked folders, archives, or ids of packs that the finder knows
     */
    static Opening read(PackFinder finder, Toolkit toolkit, Collection<String> asked) {
        List<PackFiles> found = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        for (String word : asked) {
            try {
                found.add(finder.find(word));
            } catch (IOException | InvalidPathException e) {
                problems.add(String.valueOf(e.getMessage()));
            }
        }
        List<PackFiles> all = finder.withNamed(found);
        Set<String> places = found.stream().map(PackFiles::shown).collect(Collectors.toSet());
        List<OpenPack> packs = all.stream()
                .map(files ->
                        new OpenPack(files.shown(), places.contains(files.shown()), files instanceof ArchiveFiles))
                .toList();
        Map<FileId, byte[]> texts = new LinkedHashMap<>();
        all.forEach(files -> files.paths().stream()
                .filter(Opening::isYaml)
                .forEach(path ->
                        bytes(files, path).ifPresent(bytes -> texts.put(new FileId(files.shown(), path), bytes))));
        return new Opening(packs, new Checks.Packs(all, finder.offers(), toolkit), texts, problems);
    }

    static boolean isYaml(String path) {
        String name = path.toLowerCase(Locale.ROOT);
        return name.endsWith(".yaml") || name.endsWith(".yml");
    }

    /** A file that is too large to be read by anybody, or cannot be read, has no text; the checks tell why. */
    private static Optional<byte[]> bytes(PackFiles files, String path) {
        try {
            int most = Limits.standard().bytes();
            return Optional.of(files.read(path, most)).filter(bytes -> bytes.length <= most);
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }
}
