package soulwright.pack;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import soulwright.diagnostic.Nearest;
import soulwright.yaml.Limits;
import soulwright.yaml.YamlFile;
import soulwright.yaml.YamlMap;

/** Finds packs: by folder, by archive, or by id among those that ship, are installed, or lie beside the one that asks. */
public final class PackFinder {
    private final Path from;
    private final List<Path> roots;

    /**
     * @param from the folder that relative paths start from, and that names in findings are relative to
     * @param roots folders that hold packs, each a folder or archive of its own; the first that has an id wins
     */
    public PackFinder(Path from, List<Path> roots) {
        this.from = from.toAbsolutePath().normalize();
        this.roots = List.copyOf(roots);
    }

    /**
     * The pack that a word stands for: a folder, a zip archive, or an id.
     *
     * @throws IOException when there is none; the message is fit for people
     */
    public PackFiles find(String word) throws IOException {
        Path path = from.resolve(word).normalize();
        if (Files.isDirectory(path)) {
            return new FolderFiles(path, shown(path));
        }
        if (Files.exists(path)) {
            if (isArchive(path)) {
                return new ArchiveFiles(path, shown(path));
            }
            throw new IOException("\"" + word + "\" is neither a folder nor a zip archive" + packAround(path));
        }
        Optional<PackFiles> known = Optional.ofNullable(byId(roots).get(word));
        if (known.isPresent()) {
            return known.get();
        }
        String meant = Nearest.to(word, byId(roots).keySet())
                .map(id -> "; did you mean \"" + id + "\"?")
                .orElse(": give a folder, a zip archive, or one of "
                        + String.join(", ", new TreeSet<>(byId(roots).keySet())));
        throw new IOException("there is no pack \"" + word + "\"" + meant);
    }

    private String packAround(Path file) {
        for (Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
            if (Files.isRegularFile(folder.resolve(PackReader.MANIFEST))) {
                return "; give the folder \"" + shown(folder) + "\"";
            }
        }
        return "";
    }

    /** All packs that ship or are installed. */
    public Collection<PackFiles> all() {
        return byId(roots).values();
    }

    /** All packs that ship or are installed, as far as suggestions need to know them. */
    public List<Offer> offers() {
        List<Offer> offers = new ArrayList<>();
        byId(roots).values().forEach(files -> offer(files).ifPresent(offers::add));
        return offers;
    }

    /** What suggestions need to know of a pack; nothing if it is none. */
    public static Optional<Offer> offer(PackFiles files) {
        return manifest(files).map(tree -> Offer.of(Manifest.of(tree, files.shown()), files));
    }

    /** The packs that were asked for, each once, and those they name that can be found: beside them, or in the roots. */
    public List<PackFiles> withNamed(Collection<? extends PackFiles> asked) {
        return withNamed(asked, List.of());
    }

    /**
     * The same, and some others as if one of those asked for named them.
     *
     * @param others their ids; those that cannot be found are left out
     */
    public List<PackFiles> withNamed(Collection<? extends PackFiles> asked, Collection<String> others) {
        Map<String, PackFiles> chosen = new LinkedHashMap<>();
        Map<String, PackFiles> byPlace = new LinkedHashMap<>();
        asked.forEach(files -> byPlace.putIfAbsent(files.shown(), files));
        List<PackFiles> all = new ArrayList<>(byPlace.values());
        asked.forEach(files -> chosen.put(id(files), files));
        Map<String, PackFiles> known = byId(beside(asked));
        byId(roots).forEach(known::putIfAbsent);
        choose(others, known, chosen, all);
        for (int i = 0; i < all.size(); i++) {
            choose(named(all.get(i)), known, chosen, all);
        }
        return all;
    }

    private static void choose(
            Collection<String> ids, Map<String, PackFiles> known, Map<String, PackFiles> chosen, List<PackFiles> all) {
        for (String id : ids) {
            PackFiles files = known.get(id);
            if (files != null && chosen.putIfAbsent(id, files) == null) {
                all.add(files);
            }
        }
    }

    private static List<Path> beside(Collection<? extends PackFiles> asked) {
        Set<Path> folders = new LinkedHashSet<>();
        for (PackFiles files : asked) {
            if (files instanceof FolderFiles folder) {
                Path parent = folder.root().toAbsolutePath().normalize().getParent();
                if (parent != null) {
                    folders.add(parent);
                }
            }
        }
        return List.copyOf(folders);
    }

    private Map<String, PackFiles> byId(List<Path> folders) {
        Map<String, PackFiles> all = new LinkedHashMap<>();
        for (Path root : folders) {
            for (Path path : children(root)) {
                open(path).ifPresent(files -> all.putIfAbsent(id(files), files));
            }
        }
        return all;
    }

    private Optional<PackFiles> open(Path path) {
        try {
            return Optional.of(
                    isArchive(path) ? new ArchiveFiles(path, shown(path)) : new FolderFiles(path, shown(path)));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private static List<Path> children(Path root) {
        List<Path> all = new ArrayList<>();
        try (DirectoryStream<Path> children = Files.newDirectoryStream(root)) {
            for (Path child : children) {
                if (isArchive(child) || Files.isRegularFile(child.resolve(PackReader.MANIFEST))) {
                    all.add(child);
                }
            }
        } catch (IOException | DirectoryIteratorException unreadable) {
            return List.of();
        }
        all.sort(null);
        return all;
    }

    private static boolean isArchive(Path path) {
        return path.toString().toLowerCase(Locale.ROOT).endsWith(".zip") && Files.isRegularFile(path);
    }

    private String shown(Path path) {
        Path absolute = path.toAbsolutePath().normalize();
        Path shown = absolute.startsWith(from) && from.getParent() != null ? from.relativize(absolute) : absolute;
        return shown.toString().isEmpty() ? "." : shown.toString().replace('\\', '/');
    }

    private static String id(PackFiles files) {
        String shown = files.shown();
        return manifest(files).map(tree -> Manifest.of(tree, shown).id()).orElse(shown);
    }

    private static Set<String> named(PackFiles files) {
        return manifest(files).map(tree -> Manifest.of(tree, "").sees()).orElse(Set.of());
    }

    private static Optional<YamlMap> manifest(PackFiles files) {
        try {
            byte[] bytes = files.read(PackReader.MANIFEST, Limits.standard().bytes());
            return YamlFile.read(PackReader.MANIFEST, bytes, Limits.standard(), finding -> {})
                    .root()
                    .filter(YamlMap.class::isInstance)
                    .map(YamlMap.class::cast);
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }
}
