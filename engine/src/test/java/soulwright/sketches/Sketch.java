package soulwright.sketches;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import soulwright.pack.FolderFiles;
import soulwright.pack.Toolkit;
import soulwright.pack.Workspace;

/** One of the sketched packs: small ones that together use all of the language. */
enum Sketch {
    SOUL_MASTER,
    ACADEMY(SOUL_MASTER),
    HARDER_LAKES(SOUL_MASTER),
    SUMMONER_MASTER,
    SOULS_OCG,
    SOUL_GENESIS,
    LANTERNS;

    private final List<Sketch> depends;

    Sketch(Sketch... depends) {
        this.depends = List.of(depends);
    }

    String id() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    /** Opens it with the packs that it depends on. */
    Workspace open() {
        List<FolderFiles> packs = new ArrayList<>(List.of(files()));
        depends.forEach(pack -> packs.add(pack.files()));
        return Workspace.open(packs, Toolkit.standard());
    }

    /** The files, relative to the pack. */
    List<String> paths() {
        try (Stream<Path> files = Files.walk(folder())) {
            return files.filter(Files::isRegularFile)
                    .map(file -> folder().relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String text(String path) {
        try {
            return Files.readString(folder().resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private FolderFiles files() {
        return new FolderFiles(folder(), id());
    }

    private Path folder() {
        try {
            return Path.of(Objects.requireNonNull(Sketch.class.getResource("/sketches/" + id()))
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public String toString() {
        return id();
    }
}
