package soulwright.broken;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import soulwright.diagnostic.Findings;
import soulwright.pack.ArchiveFiles;
import soulwright.pack.FolderFiles;
import soulwright.pack.Toolkit;
import soulwright.pack.Workspace;

/** Packs for a test in a folder of their own: the one that is tried, its neighbours, and the sound game on which they build. */
final class Packs {
    static final Path RESOURCES = resources();

    private static final Toolkit TOOLKIT = Toolkit.standard();
    private static final String TRIED = "test";
    private static final String MANIFEST = "pack.yaml";

    private final Path folder;
    private Workspace open = Workspace.open(List.of(), TOOLKIT);

    Packs(Path folder) {
        this.folder = folder;
    }

    /** Writes the files of the pack that is tried; `../lake/pack.yaml` belongs to a neighbour. */
    void write(Map<String, String> texts) throws IOException {
        for (Map.Entry<String, String> text : texts.entrySet()) {
            Path file = path(text.getKey());
            Files.createDirectories(file.getParent());
            Files.writeString(file, text.getValue());
        }
    }

    /** The path of a file of the pack that is tried. */
    Path path(String file) {
        return folder.resolve(TRIED).resolve(file).normalize();
    }

    /** What is wrong with all of them together. Files are named as seen from the pack that is tried. */
    Findings findings() throws IOException {
        open();
        return Findings.of(open.load().findings());
    }

    /** What is wrong when one file of the pack that is tried holds something else for a moment. */
    Findings findingsWith(String file, byte[] bytes) throws IOException {
        if (file.equals(MANIFEST)) {
            return findingsWithManifest(bytes);
        }
        open.edit(TRIED, file, bytes);
        Findings findings = Findings.of(open.load().findings());
        open.forget(TRIED, file);
        return findings;
    }

    private Findings findingsWithManifest(byte[] bytes) throws IOException {
        byte[] before = Files.readAllBytes(path(MANIFEST));
        try {
            Files.write(path(MANIFEST), bytes);
            return findings();
        } finally {
            Files.write(path(MANIFEST), before);
            open();
        }
    }

    void open() throws IOException {
        Map<String, FolderFiles> packs = new TreeMap<>();
        packs.put("", new FolderFiles(Files.createDirectories(path("")), ""));
        packs.put("pond", pond());
        try (Stream<Path> neighbours = Files.list(folder)) {
            neighbours
                    .filter(pack -> Files.isDirectory(pack) && !pack.endsWith(TRIED))
                    .forEach(pack -> {
                        String shown = "../" + pack.getFileName();
                        packs.put(shown, new FolderFiles(pack, shown));
                    });
        }
        open = Workspace.open(packs.values(), TOOLKIT);
    }

    /** What is wrong with an archive, beside the sound game. */
    static List<String> findingsOfArchive(Path zip) throws IOException {
        try (ArchiveFiles archive = new ArchiveFiles(zip, zip.getFileName().toString())) {
            return shown(Findings.of(
                    Workspace.open(List.of(archive, pond()), TOOLKIT).load().findings()));
        }
    }

    /** Each finding as `SW2001 monsters/crab.yaml:4:3`. */
    static List<String> shown(Findings findings) {
        return findings.all().stream()
                .map(found -> found.code().id() + " " + found.place())
                .toList();
    }

    private static FolderFiles pond() {
        return new FolderFiles(RESOURCES.resolve("pond"), "pond");
    }

    Optional<String> text(String file) {
        try {
            return Files.isRegularFile(path(file)) ? Optional.of(Files.readString(path(file))) : Optional.empty();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    static List<BrokenPack> all() throws IOException {
        try (Stream<Path> files = Files.walk(RESOURCES)) {
            List<BrokenPack> all = new ArrayList<>();
            for (Path file : files.filter(path -> path.toString().endsWith(".broken"))
                    .sorted()
                    .toList()) {
                all.add(BrokenPack.read(file));
            }
            return all;
        }
    }

    private static Path resources() {
        try {
            return Path.of(Packs.class.getResource("/broken").toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
