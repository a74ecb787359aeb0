package soulwright.pack;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Nearest;
import soulwright.diagnostic.Place;
import soulwright.pack.PackFiles.Refusal;
import soulwright.yaml.Limits;
import soulwright.yaml.YamlFile;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/** Reads the files of one pack, or reads again what has changed of them. Judges names and places of files, not what is in them. */
final class PackReader {
    static final String MANIFEST = "pack.yaml";

    private static final Set<String> ALSO_FINE = Set.of("art", "docs");
    private static final Set<String> FOR_PEOPLE = Set.of("md", "txt", "adoc", "license", "notice", "authors");

    /** Some systems hide the last ending, so that nobody sees that a file is no YAML. */
    private static final Pattern HIDDEN_ENDING = Pattern.compile("(?i)\\.ya?ml\\.[a-z]+$");

    private final Schemas schemas;
    private final Limits limits;

    PackReader(Schemas schemas, Limits limits) {
        this.schemas = schemas;
        this.limits = limits;
    }

    /** A pack with all its files read. One without a readable manifest is there too, and has the finding that says so. */
    LoadedPack read(PackFiles files) {
        LoadedPack pack = new LoadedPack(files, Manifest.of(emptyTree(files), fallbackId(files)));
        readManifest(pack);
        readDocuments(pack);
        return pack;
    }

    private static String fallbackId(PackFiles files) {
        String shown = files.shown();
        String last = shown.substring(Math.max(shown.lastIndexOf('/'), shown.lastIndexOf('\\')) + 1);
        return last.isEmpty() ? "?" : last;
    }

    private YamlMap emptyTree(PackFiles files) {
        YamlFile nothing =
                YamlFile.read(files.shown(MANIFEST), "{}".getBytes(StandardCharsets.UTF_8), limits, finding -> {});
        return (YamlMap) nothing.root().orElseThrow();
    }

    /** Reads the manifest of a pack again. With another id all its entries are others, so then its documents are forgotten. */
    void readManifest(LoadedPack pack) {
        String before = pack.id();
        pack.manifestFindings.clear();
        pack.known = false;
        pack.manifest = Manifest.of(emptyTree(pack.files), fallbackId(pack.files));
        readManifestFile(pack);
        if (!pack.id().equals(before)) {
            pack.documents.clear();
        }
    }

    private void readManifestFile(LoadedPack pack) {
        PackFiles files = pack.files;
        Place file = Place.wholeFile(files.shown(MANIFEST));
        if (!files.paths().contains(MANIFEST)) {
            if (files.refused().stream().noneMatch(refusal -> refusal.reason() == Refusal.Reason.BAD_ARCHIVE)) {
                pack.manifestFindings.add(noManifest(files, file));
            }
            return;
        }
        Optional<byte[]> bytes = bytes(pack, MANIFEST, pack.manifestFindings);
        if (bytes.isEmpty()) {
            return;
        }
        YamlFile yaml = YamlFile.read(files.shown(MANIFEST), bytes.get(), limits, pack.manifestFindings::add);
        if (yaml.root().isPresent() && yaml.root().get() instanceof YamlMap written) {
            YamlMap tree = new KeyMending(pack.manifestFindings::add).mend(written, schemas.shape("pack"));
            pack.manifest = Manifest.of(tree, fallbackId(files));
            pack.known = !yaml.broken();
            checkManifest(tree, pack);
            return;
        }
        pack.manifestFindings.removeIf(
                finding -> finding.code() == Code.EMPTY_FILE); // without a manifest it is no pack
        if (pack.manifestFindings.isEmpty() || yaml.root().isPresent()) {
            pack.manifestFindings.add(
                    Diagnostic.of(Code.WRONG_TYPE, file, "a manifest must be a map of keys and values")
                            .withHelp("write \"format: 1\", \"id: ...\" and so on, each on its own line"));
        }
    }

    private static Diagnostic noManifest(PackFiles files, Place file) {
        return files.paths().stream().anyMatch(path -> path.startsWith(MANIFEST + "/"))
                ? Diagnostic.of(Code.UNREADABLE_FILE, file, "\"pack.yaml\" is a folder, but a file is wanted")
                        .withHelp("call the folder something else, and write the manifest")
                : Diagnostic.of(Code.NO_MANIFEST, file, "there is no file \"pack.yaml\" here, so this is no pack")
                        .withHelp("\"soulwright new pack DIR\" makes one");
    }

    private void checkManifest(YamlMap tree, LoadedPack pack) {
        new SchemaCheck(
                        schemas.validator("pack"),
                        schemas.shape("pack"),
                        "the manifest",
                        finding -> pack.manifestFindings.add(inWordsOfIds(finding, tree.get("id"))))
                .check(tree, tree);
        new Versions(pack.manifestFindings::add).check(pack.manifest);
    }

    /** The id of a pack is an id like any other, so what is wrong with it is told as for entries. */
    private static Diagnostic inWordsOfIds(Diagnostic finding, @Nullable YamlNode id) {
        return id != null && finding.code() == Code.BAD_FORM && finding.place().equals(id.place())
                ? Ids.bad(id)
                : finding;
    }

    /** Reads one document again, after an editor changed it. */
    void readDocument(LoadedPack pack, String path) {
        PackFile known = pack.documents.get(path);
        Optional<byte[]> text = pack.files.held().getOrDefault(path, Optional.empty());
        if (known != null && text.isPresent()) {
            known.reread(text.get());
            pack.incomplete.remove(known.kind);
            noteIncomplete(pack);
        } else {
            readDocuments(pack);
        }
    }

    /** Reads every document of a pack, again where it was read before. Gives whether anything changed. */
    boolean readDocuments(LoadedPack pack) {
        PackFiles files = pack.files;
        pack.fileFindings.clear();
        files.refused().forEach(refusal -> pack.fileFindings.add(refused(files, refusal)));
        Map<String, Kind> wanted = new TreeMap<>();
        Set<String> unknownFolders = new TreeSet<>();
        Set<String> paths = new TreeSet<>(files.paths());
        if (!pack.known) {
            paths.clear();
        }
        for (String path : paths) {
            classify(pack, path, wanted, unknownFolders);
        }
        unknownFolders.forEach(folder -> pack.fileFindings.add(unknownFolder(files, folder)));
        boolean gone = pack.documents.keySet().retainAll(wanted.keySet());
        boolean repainted = noteArt(pack, paths);
        Map<String, List<Diagnostic>> unreadable = new ConcurrentHashMap<>();
        Map<String, PackFile> read = new ConcurrentHashMap<>();
        Set<String> changed = ConcurrentHashMap.newKeySet();
        wanted.entrySet().parallelStream().forEach(entry -> {
            List<Diagnostic> findings = new ArrayList<>();
            Optional<byte[]> bytes = bytes(pack, entry.getKey(), findings);
            if (!findings.isEmpty()) {
                unreadable.put(entry.getKey(), findings);
            }
            bytes.ifPresent(content -> {
                PackFile known = pack.documents.get(entry.getKey());
                if (known == null) {
                    read.put(entry.getKey(), read(pack, entry.getValue(), entry.getKey(), content));
                } else if (known.reread(content)) {
                    changed.add(entry.getKey());
                }
            });
        });
        pack.documents.keySet().removeAll(unreadable.keySet());
        pack.documents.putAll(read);
        new TreeMap<>(unreadable).values().forEach(pack.fileFindings::addAll);
        pack.incomplete.clear();
        unreadable.keySet().forEach(path -> pack.incomplete.add(wanted.get(path)));
        noteIncomplete(pack);
        return gone || repainted || !read.isEmpty() || !changed.isEmpty();
    }

    private static boolean noteArt(LoadedPack pack, Set<String> paths) {
        Set<String> before = pack.art;
        pack.art = paths.stream().filter(path -> path.startsWith("art/")).collect(Collectors.toUnmodifiableSet());
        pack.art.stream().filter(path -> !before.contains(path)).forEach(pack.changedArt::add);
        before.stream().filter(path -> !pack.art.contains(path)).forEach(pack.changedArt::add);
        return !pack.art.equals(before);
    }

    private static void noteIncomplete(LoadedPack pack) {
        pack.documents.values().stream()
                .filter(file -> file.incomplete)
                .forEach(file -> pack.incomplete.add(file.kind));
    }

    private PackFile read(LoadedPack pack, Kind kind, String path, byte[] content) {
        return PackFile.read(pack, kind, schemas.shape(kind.folder()), path, content, limits);
    }

    private Optional<byte[]> bytes(LoadedPack pack, String path, List<Diagnostic> findings) {
        Place file = Place.wholeFile(pack.files.shown(path));
        try {
            return Optional.of(pack.files.read(path, limits.bytes()));
        } catch (IOException e) {
            findings.add(Diagnostic.of(Code.UNREADABLE_FILE, file, "the file cannot be read: " + e.getMessage())
                    .withHelp("see who may read it, or take it out of the pack"));
            return Optional.empty();
        }
    }

    private static Diagnostic refused(PackFiles files, Refusal refusal) {
        Code code = switch (refusal.reason()) {
            case LINK_OUTSIDE -> Code.LINK_OUTSIDE;
            case BAD_ARCHIVE -> Code.BAD_ARCHIVE;
            case UNREADABLE -> Code.UNREADABLE_FILE;
        };
        String file = refusal.reason() == Refusal.Reason.BAD_ARCHIVE ? files.shown() : files.shown(refusal.path());
        return Diagnostic.of(code, Place.wholeFile(file), refusal.message())
                .withHelp("a pack may hold only plain files and folders of its own");
    }

    private static void classify(LoadedPack pack, String path, Map<String, Kind> wanted, Set<String> unknownFolders) {
        int slash = path.indexOf('/');
        String folder = slash < 0 ? "" : path.substring(0, slash);
        String name = path.substring(path.lastIndexOf('/') + 1);
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        boolean yaml = ending.equals("yaml") || ending.equals("yml");
        Optional<Kind> kind = Kind.ofFolder(folder);
        if (kind.isPresent() && yaml) {
            wanted.put(path, kind.get());
        } else if (HIDDEN_ENDING.matcher(name).find() && !ALSO_FINE.contains(folder)) {
            pack.fileFindings.add(stray(pack.files, path, yaml));
        } else if (path.equals(MANIFEST) || ALSO_FINE.contains(folder) || FOR_PEOPLE.contains(ending)) {
            return;
        } else if (!folder.isEmpty() && kind.isEmpty()) {
            unknownFolders.add(folder);
        } else {
            pack.fileFindings.add(stray(pack.files, path, yaml));
        }
    }

    private static Diagnostic stray(PackFiles files, String path, boolean yaml) {
        Diagnostic finding = Diagnostic.of(
                Code.STRAY_FILE, Place.wholeFile(files.shown(path)), "nothing reads the file \"" + path + "\"");
        if (path.equalsIgnoreCase("pack.yml") || path.equalsIgnoreCase(MANIFEST)) {
            return finding.withHelp("the manifest is called \"pack.yaml\"");
        }
        if (HIDDEN_ENDING.matcher(path).find()) {
            return finding.withHelp("call it \"" + path.substring(0, path.lastIndexOf('.')) + "\"");
        }
        return finding.withHelp(
                yaml
                        ? "put it into the folder of its kind: " + String.join(", ", Kind.folders())
                        : "entries are read from files that end in \".yaml\"; move it away, or into \"docs\" or \"art\"");
    }

    private static Diagnostic unknownFolder(PackFiles files, String folder) {
        Diagnostic finding = Diagnostic.of(
                Code.UNKNOWN_FOLDER,
                Place.wholeFile(files.shown(folder)),
                "there is no kind of entry \"" + folder + "\", so nothing in this folder is read");
        return finding.withHelp(Nearest.to(folder, Kind.folders())
                .map(meant -> "did you mean \"" + meant + "\"?")
                .orElse("the folders are "
                        + Arrays.stream(Kind.values()).map(Kind::folder).collect(Collectors.joining(", "))));
    }
}
