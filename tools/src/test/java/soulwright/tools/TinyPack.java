package soulwright.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A pack of a few lines in a folder, for one test: the smallest card game there is. */
record TinyPack(Path folder) {
    private static final String RULES = """
            id: weather
            kind: duel
            name: Weather
            cards: { sky: {} }
            deck: { main: { size: 1, to: deck } }
            zones: { deck: { shape: pile, seen-by: nobody } }
            setup:
              - shuffle: everyone.deck
            turn:
              - phase: day
                actions: [wait]
            actions: { wait: { name: Wait } }
            victory:
              - { who: me, when: count(me.deck) == 0 }
            """;

    /** One without cards yet; it depends on no other pack. */
    static TinyPack in(Path folder) throws IOException {
        Run.of("new", "pack", folder.toString());
        TinyPack pack = new TinyPack(folder);
        String manifest = Files.readString(folder.resolve("pack.yaml"));
        return pack.with("pack.yaml", manifest.replaceAll("depends: .*\n", "")).with("rulesets/weather.yaml", RULES);
    }

    /** @param path relative to the pack */
    TinyPack with(String path, String text) throws IOException {
        Files.createDirectories(folder.resolve(path).getParent());
        Files.writeString(folder.resolve(path), text);
        return this;
    }

    String text(String path) throws IOException {
        return Files.readString(folder.resolve(path));
    }

    /** The same pack as a zip file beside it. */
    Path zipped() throws IOException {
        Path zip = folder.resolveSibling(folder.getFileName() + ".zip");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip));
                Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(new ZipEntry(folder.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, out);
            }
        }
        return zip;
    }

    @Override
    public String toString() {
        return folder.toString();
    }
}
