package soulwright.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A workspace that takes changes one by one always says what a fresh load of the same files says. */
class IncrementalLoadTest {
    private static final List<String> FILES = List.of(
            "base/monsters/a.yaml",
            "base/monsters/b.yaml",
            "base/terrains/t.yaml",
            "mod/monsters/m.yaml",
            "mod/patches/p.yaml",
            "mod/pack.yaml");

    @TempDir
    Path folder;

    private TinyPacks packs;

    @BeforeEach
    void twoPacks() {
        String monster = """
                - id: %s
                  name: Beast
                  type: basic
                  element: water
                  level: 2
                  attributes: { hit-points: 20, attack: 10, defend: 8, agility: 8 }
                  score: { attack: 2 }
                  habitat: [%s]
                  special: { name: Bite, attack: 12, agility: 8, hit: [{ inflict: sleep, who: that.target }] }
                """;
        packs = new TinyPacks(folder)
                .pack("base")
                .file("base", "monsters/a.yaml", monster.formatted("crab", "bog") + monster.formatted("newt", "woods"))
                .file(
                        "base",
                        "monsters/b.yaml",
                        "- id: big-crab\n  extends: crab\n  name: Big Crab\n- id: old-crab\n  extends: big-crab\n  name: Old Crab\n  level: 3\n")
                .file(
                        "base",
                        "terrains/t.yaml",
                        "- id: bog\n  name: Bog\n  soul-power: { water: 1 }\n- id: fen\n  name: Fen\n  soul-power: { water: 2 }\n")
                .pack("mod", "base", "soul-master")
                .file("mod", "monsters/m.yaml", monster.formatted("mole", "fen"))
                .file(
                        "mod",
                        "patches/p.yaml",
                        "- target: crab\n  ops:\n    - { add: 3, to: attributes.attack }\n- target: fen\n  ops:\n    - { set: name, to: The Fen }\n");
    }

    static List<Integer> seeds() {
        return IntStream.range(0, 20).boxed().toList();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void isAlwaysWhatAFreshLoadIs(int seed) throws IOException {
        Random random = new Random(seed);
        Workspace workspace = packs.open();
        List<String> originals = new ArrayList<>();
        for (String file : FILES) {
            originals.add(Files.readString(folder.resolve(file)));
        }
        for (int step = 0; step < 8; step++) {
            int which = random.nextInt(FILES.size());
            Path file = folder.resolve(FILES.get(which));
            String text = random.nextInt(3) == 0 ? originals.get(which) : mutated(Files.readString(file), random);
            Files.writeString(file, text);
            workspace.refresh();
            Workspace fresh = packs.open();
            assertThat(workspace.load().findings())
                    .as("step %d, %s:%n%s", step, file, text)
                    .isEqualTo(fresh.load().findings());
            assertThat(workspace.load().definitions().all().stream().map(Definitions.Definition::id))
                    .isEqualTo(fresh.load().definitions().all().stream()
                            .map(Definitions.Definition::id)
                            .toList());
        }
    }

    private static String mutated(String text, Random random) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        int at = random.nextInt(lines.size());
        switch (random.nextInt(6)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(at, "# a comment");
            case 2 -> lines.add(at, lines.get(random.nextInt(lines.size())));
            case 3 -> lines.set(at, lines.get(at).replaceFirst("crab|bog|fen|water|level", "strange"));
            case 4 -> lines.set(at, lines.get(at).replaceFirst("[0-9]+", String.valueOf(random.nextInt(5))));
            default -> lines.set(at, lines.get(at).replaceFirst("id: [a-z-]+", "id: other"));
        }
        return String.join("\n", lines) + "\n";
    }

    @Test
    void anUnsavedTextCountsUntilItIsForgotten() {
        Workspace workspace = packs.open();
        byte[] text =
                "- id: bog\n  name: Bog\n  soul-power: { watre: 1 }\n- id: fen\n  name: Fen\n  soul-power: { water: 2 }\n"
                        .getBytes(StandardCharsets.UTF_8);
        workspace.edit("base", "terrains/t.yaml", text);
        assertThat(TinyPacks.findings(workspace)).contains("SW2101 base/terrains/t.yaml:3:17");
        workspace.forget("base", "terrains/t.yaml");
        assertThat(workspace.load().findings()).isEmpty();
    }

    @Test
    void aNewFileThatIsOnlyInAnEditorIsReadToo() {
        Workspace workspace = packs.open();
        workspace.edit(
                "base",
                "elements/e.yaml",
                "id: ice\nname: Ice\nstrong-against: fire\nattribute: attack\ncolour: \"#aaddff\"\n"
                        .getBytes(StandardCharsets.UTF_8));
        assertThat(workspace.load().findings()).isEmpty();
        assertThat(workspace.load().definitions().get("elements", "base:ice")).isPresent();
    }

    @Test
    void theTextsThatAnEditorHoldsCountAllAtOnceUntilItHoldsThemNoMore() {
        Workspace workspace = packs.open();
        byte[] ice = "id: ice\nname: Ice\nstrong-against: fire\nattribute: attack\ncolour: \"#aaddff\"\n"
                .getBytes(StandardCharsets.UTF_8);
        workspace.hold(Map.of("base/elements/e.yaml", Optional.of(ice), "base/terrains/t.yaml", Optional.empty()));
        assertThat(TinyPacks.findings(workspace)).contains("SW2101 base/monsters/a.yaml:8:13");
        workspace.hold(Map.of("base/elements/e.yaml", Optional.of(ice)));
        assertThat(workspace.load().findings()).isEmpty();
        assertThat(workspace.load().definitions().get("elements", "base:ice")).isPresent();
        workspace.hold(Map.of());
        assertThat(workspace.load().definitions().get("elements", "base:ice")).isEmpty();
        assertThat(workspace.load().findings()).isEmpty();
    }

    @Test
    void aManifestThatOnlyAnEditorHasDeletedIsMissing() {
        Workspace workspace = packs.open();
        workspace.hold(Map.of("base/pack.yaml", Optional.empty()));
        assertThat(TinyPacks.findings(workspace)).anyMatch(finding -> finding.startsWith("SW1102 base/pack.yaml"));
    }
}
