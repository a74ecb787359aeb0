package soulwright.editor.document;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A small pack in a folder, for tests. */
public final class TinyPack {
    /** The text of its file `characters/all.yaml`. */
    public static final String CHARACTERS = """
            # The two of them.
            - id: mila
              name: Mila
              title: The Swift
              colour: "#3366ff"

            - id: tomas
              name: Tomas
              colour: "#ff3300"   # red
            """;

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

    private final Path folder;

    private TinyPack(Path folder) {
        this.folder = folder;
    }

    /** Writes it into a folder of its own below another. */
    public static TinyPack in(Path parent, String id) {
        TinyPack pack = new TinyPack(parent.toAbsolutePath().normalize().resolve(id));
        pack.write("pack.yaml", """
                format: 1
                id: %s
                version: 1.0.0
                engine: ">=1.0 <2"
                name: Pack %s
                summary: For a test.
                authors: [Tester]
                license: CC0-1.0
                affects: gameplay
                languages: [en]
                """.formatted(id, id));
        pack.write("rulesets/weather.yaml", RULES);
        pack.write("characters/all.yaml", CHARACTERS);
        return pack;
    }

    public Path folder() {
        return folder;
    }

    public String place() {
        return folder.toString().replace('\\', '/');
    }

    public FileId file(String path) {
        return new FileId(place(), path);
    }

    public TinyPack write(String path, String text) {
        try {
            Path file = folder.resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String read(String path) {
        try {
            return Files.readString(folder.resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A project in which it is open, and everything happens at once. */
    public Project open() {
        Project project = new Project(Project.finder(List.of()), Threads.immediate());
        project.open(List.of(place()), problems -> {});
        return project;
    }
}
