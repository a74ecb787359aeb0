package soulwright.tools.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A pack with as many monsters as wanted, of 26 lines each, as people write them: with attributes, a special attack in the effect language,
 * references to the pack it depends on, and every tenth one extending another. The same number always gives the same bytes.
 *
 * @param folder where it lies
 * @param entries how many monsters it has
 */
record GeneratedPack(Path folder, int entries) {
    private static final int ENTRIES_A_FILE = 250;
    private static final List<String> ELEMENTS = List.of("earth", "water", "fire", "wind");
    private static final List<String> TERRAINS = List.of("woods", "stream", "volcano", "savanna");
    private static final String MANIFEST = """
            format: 1
            id: generated
            version: 1.0.0
            engine: ">=1.0 <2.0"
            name: Generated
            summary: Many monsters, to measure with.
            authors: [Soulwright]
            license: CC0-1.0
            affects: gameplay
            languages: [en]
            depends: { soul-master: ">=1.0 <2.0" }
            """;
    private static final String MONSTER = """
            - id: beast-%1$d
              name: Beast %1$d
              text: It has a number, and would rather have had a name.
              icon: wolf-head
              type: basic
              element: %2$s
              level: %3$d
              attributes:
                hit-points: %4$d
                attack: %5$d
                defend: 22
                agility: %6$d
              score:
                hit-points: 4
                agility: 2
              habitat: [%7$s]
              special:
                name: Lullaby
                attack: %5$d
                agility: %6$d
                who: opponent.team
                hit:
                  - inflict: sleep
                    who: that.target
                  - heal: percent(self.hit-points, 10)
                    who: self

            """;
    private static final String HEIR = """
            - id: beast-%1$d
              extends: beast-%2$d
              name: Beast %1$d
              attributes: { attack: %3$d }

            """;

    /** Writes one into a folder that does not exist yet. */
    static GeneratedPack write(Path folder, int entries) throws IOException {
        Files.createDirectories(folder.resolve("monsters"));
        Files.writeString(folder.resolve("pack.yaml"), MANIFEST);
        GeneratedPack pack = new GeneratedPack(folder, entries);
        for (int first = 0; first < entries; first += ENTRIES_A_FILE) {
            Files.writeString(pack.file(first), text(first, Math.min(first + ENTRIES_A_FILE, entries)));
        }
        return pack;
    }

    /** The file that holds a monster. */
    Path file(int entry) {
        return folder.resolve(path(entry));
    }

    /** The same, relative to the pack. */
    static String path(int entry) {
        return "monsters/beasts-%04d.yaml".formatted(entry / ENTRIES_A_FILE);
    }

    private static String text(int from, int to) {
        StringBuilder text = new StringBuilder();
        for (int n = from; n < to; n++) {
            text.append(n % 10 == 9 ? HEIR.formatted(n, n - 1, 20 + n % 40) : monster(n));
        }
        return text.toString();
    }

    private static String monster(int n) {
        String element = ELEMENTS.get(n % ELEMENTS.size());
        String terrain = TERRAINS.get(n % TERRAINS.size());
        return MONSTER.formatted(n, element, 1 + n % 8, 20 + n % 80, 10 + n % 50, 8 + n % 40, terrain);
    }
}
