package soulwright.pack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Severity;

/** Small packs written to a folder, loaded together with the little Soul Master of the sketches. */
final class TinyPacks {
    private static final Path SKETCHES = Path.of("src/test/resources/sketches");
    private static final Toolkit TOOLKIT = Toolkit.standard();

    private final Path folder;
    private final Map<String, Path> packs = new LinkedHashMap<>();

    TinyPacks(Path folder) {
        this.folder = folder;
    }

    /** A pack that depends on others; without any it depends on the little Soul Master. */
    TinyPacks pack(String id, String... depends) {
        String named = String.join(
                ", ",
                List.of(depends.length == 0 ? new String[] {"soul-master"} : depends).stream()
                        .map(other -> other + ": \">=0.1\"")
                        .toList());
        return manifest(id, """
                format: 1
                id: %s
                version: 1.0.0
                engine: ">=1.0 <2.0"
                name: A pack
                summary: For a test.
                authors: [Tester]
                license: CC0-1.0
                affects: gameplay
                languages: [en]
                depends: { %s }
                """.formatted(id, named));
    }

    TinyPacks manifest(String id, String text) {
        packs.put(id, folder.resolve(id));
        return file(id, "pack.yaml", text);
    }

    TinyPacks file(String pack, String path, String text) {
        try {
            Path file = folder.resolve(pack).resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path path(String pack) {
        return folder.resolve(pack);
    }

    /** The packs without any other. */
    Workspace alone() {
        List<PackFiles> all = new ArrayList<>();
        packs.forEach((id, path) -> all.add(new FolderFiles(path, id)));
        return Workspace.open(all, TOOLKIT);
    }

    Workspace open() {
        return open(TOOLKIT);
    }

    /** Where there is a library of icons, or none. */
    Workspace openWith(Optional<IconNames> icons) {
        return open(new Toolkit(TOOLKIT.machines(), TOOLKIT.checks(), TOOLKIT.schemas(), TOOLKIT.limits(), icons));
    }

    private Workspace open(Toolkit toolkit) {
        List<PackFiles> all = new ArrayList<>();
        packs.forEach((id, path) -> all.add(new FolderFiles(path, id)));
        all.add(new FolderFiles(SKETCHES.resolve("soul-master"), "soul-master"));
        return Workspace.open(all, toolkit);
    }

    /** Findings as `SW2101 mod/monsters/a.yaml:3:12`. */
    static List<String> findings(Workspace workspace) {
        return workspace.load().findings().stream()
                .map(finding -> finding.code().id() + " " + finding.place())
                .toList();
    }

    static List<Diagnostic> errors(Workspace workspace) {
        return workspace.load().findings().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .toList();
    }

    /** The finished value at a path of an entry, as text; lists and maps as `[a, b]` and `{a: b}`. */
    static String value(Workspace workspace, String kind, String id, String path) {
        return workspace.history(kind, id).orElseThrow().values().stream()
                .filter(value -> value.path().equals(path))
                .map(History.Value::text)
                .findFirst()
                .orElse("nothing");
    }
}
