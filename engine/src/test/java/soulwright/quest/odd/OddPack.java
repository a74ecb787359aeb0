package soulwright.quest.odd;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import soulwright.content.Catalog;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.ruleset.Ruleset;
import soulwright.diagnostic.Severity;
import soulwright.game.Rng;
import soulwright.pack.FolderFiles;
import soulwright.pack.Toolkit;
import soulwright.pack.Workspace;

/** A whole pack of its own, made from a seed: nothing of it is shipped. */
final class OddPack {
    private static final String MANIFEST = """
            format: 1
            id: odd
            version: 1.0.0
            engine: ">=1.0 <2.0"
            name: Odd
            """;

    private final Oddity odd;
    private final Rng rng;

    private OddPack(Oddity odd, Rng rng) {
        this.odd = odd;
        this.rng = rng;
    }

    /** Writes it into a folder, and loads it. */
    static Catalog catalog(Oddity odd, long seed, Path folder) {
        return new OddPack(odd, new Rng(seed)).written(folder);
    }

    static QuestRuleset ruleset(Catalog catalog) {
        return (QuestRuleset) catalog.all(Ruleset.KIND).get(0);
    }

    private Catalog written(Path folder) {
        write(folder, "pack.yaml", MANIFEST);
        write(folder, "rulesets/odd.yaml", new OddRules(odd).text());
        entries(folder, "elements", odd.elements(), this::element);
        entries(folder, "terrains", odd.terrains(), this::terrain);
        entries(folder, "monsters", odd.monsters(), this::monster);
        OddCards cards = new OddCards(odd, rng);
        entries(folder, "statuses", odd.statuses(), cards::status);
        entries(folder, "items", odd.cards(), cards::item);
        entries(folder, "equipment", odd.cards(), cards::equipment);
        entries(folder, "spells", odd.cards(), cards::spell);
        entries(folder, "events", odd.cards(), cards::event);
        entries(folder, "dwellings", odd.dwellings() ? 4 : 1, cards::dwelling);
        entries(folder, "ruins", odd.dwellings() ? 2 : 0, cards::ruin);
        for (int size = 5; size <= 11; size += 2) {
            write(folder, "boards/board-" + size + ".yaml", new OddBoard(odd, size, rng).text());
        }
        return load(folder);
    }

    private static Catalog load(Path folder) {
        Workspace workspace = Workspace.open(List.of(new FolderFiles(folder, "odd")), Toolkit.standard());
        sound(workspace);
        return workspace.load().catalog();
    }

    /** @throws AssertionError that says what is wrong with the packs */
    static void sound(Workspace workspace) {
        String wrong = workspace.load().findings().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .map(finding -> finding.code().id() + " " + finding.place() + " " + finding.message())
                .collect(Collectors.joining("\n"));
        if (!wrong.isEmpty()) {
            throw new AssertionError(wrong);
        }
    }

    private static void entries(Path folder, String kind, int count, IntFunction<String> entry) {
        if (count > 0) {
            String text = IntStream.range(0, count).mapToObj(entry).collect(Collectors.joining());
            write(folder, kind + "/" + kind + ".yaml", text);
        }
    }

    static void write(Path folder, String file, String text) {
        try {
            Path path = folder.resolve(file);
            Files.createDirectories(path.getParent());
            Files.writeString(path, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String element(int index) {
        int next = (index + 1) % odd.elements();
        String strong = next == index ? "" : ", strong-against: element-" + next;
        return "- { id: element-%d, name: Element %d%s }\n".formatted(index, index, strong);
    }

    /** The last can be entered by nobody. */
    private String terrain(int index) {
        String blocked = index == odd.terrains() - 1 ? ", blocked: true" : "";
        return "- { id: terrain-%d, name: Terrain %d, soul-power: { element-%d: %d }%s }\n"
                .formatted(index, index, rng.below(odd.elements()), 1 + rng.below(5), blocked);
    }

    private String monster(int index) {
        int level = 1 + index % 8;
        String status = odd.statuses() == 0
                ? ""
                : "\n    hit:\n      - inflict: status-%d\n        who: that.target"
                        .formatted(rng.below(odd.statuses()));
        String special = index % 3 == 2
                ? "  special:\n    name: Mend\n    do:\n      - heal: self.hit-points\n        who: self\n"
                : "  special:\n    name: Bite\n    attack: %d\n    agility: %d%s%s\n"
                        .formatted(level * 3, rng.below(60), index % 2 == 0 ? "" : "\n    who: opponent.team", status);
        String element = index % 5 == 4 ? "" : "  element: element-%d\n".formatted(rng.below(odd.elements()));
        return """
                - id: monster-%d
                  name: Monster %d
                  type: %s
                %s  level: %d
                  attributes: { hit-points: %d, attack: %d, agility: %d }
                  score: { attack: %d, hit-points: 1 }
                  habitat: [%s]
                """.formatted(
                                index,
                                index,
                                index == 0 ? "great" : "small",
                                element,
                                Math.min(99, level * odd.scale()),
                                figure(10 * level),
                                figure(4 * level),
                                rng.below(60),
                                Math.min(99, odd.scale()),
                                habitat())
                + special;
    }

    private String habitat() {
        int terrain = rng.below(odd.terrains() - 1);
        return terrain == 0 ? "terrain-0" : "terrain-%d, terrain-0".formatted(terrain);
    }

    private int figure(int usual) {
        return Math.min(9999, usual * odd.scale());
    }
}
