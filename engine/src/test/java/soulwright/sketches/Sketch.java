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

/**
 * One of the sketched packs: small ones that together use all of the language.
 *
 * @param depends the ids of the packs that it needs
 */
record Sketch(String id, List<String> depends) {
    static List<Sketch> all() {
        return List.of(
                new Sketch("soul-master", List.of()),
                new Sketch("academy", List.of("soul-master")),
                new Sketch("harder-lakes", List.of("soul-master")),
                new Sketch("summoner-master", List.of()),
                new Sketch("souls-ocg", List.of()),
                new Sketch("soul-genesis", List.of()),
                new Sketch("lanterns", List.of()));
    }

    /** Opens it with the packs that it depends on. */
    Workspace open() {
        List<FolderFiles> packs = new ArrayList<>(List.of(files()));
        depends.forEach(pack -> packs.add(new Sketch(pack, List.of()).files()));
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
        return new FolderFiles(folder(), id);
    }

    private Path folder() {
        try {
            return Path.of(Objects.requireNonNull(Sketch.class.getResource("/sketches/" + id))
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public String toString() {
        return id;
    }
}
