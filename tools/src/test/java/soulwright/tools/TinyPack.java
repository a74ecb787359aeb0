package soulwright.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

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

    @Override
    public String toString() {
        return folder.toString();
    }
}
