package soulwright.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import soulwright.pack.Definitions.Definition;
import soulwright.yaml.YamlMap;

/** The packs that ship are without a finding and complete, and Soul Master is true to the tables of the rules. */
@TestInstance(Lifecycle.PER_CLASS)
class ShippedContentTest {
    private static final Path CONTENT = Path.of("..", "content");
    private static final Path ROOT = CONTENT.resolve("soul-master");
    private static final List<String> ELEMENTS = List.of("earth", "water", "fire", "wind");
    private static final List<String> LEVELS =
            IntStream.rangeClosed(1, 8).mapToObj(Integer::toString).toList();

    private Load load = Load.empty();

    @BeforeAll
    void open() {
        load = Workspace.open(List.of(new FolderFiles(ROOT, "soul-master")), Toolkit.standard())
                .load();
    }

    @Test
    void nothingIsWrongWithIt() {
        assertThat(load.findings()).isEmpty();
    }

    /** All of them together, as players have them. */
    @Test
    void nothingIsWrongWithThePacksThatShip() throws IOException {
        try (Stream<Path> folders = Files.list(CONTENT)) {
            List<PackFiles> packs = folders.filter(folder -> Files.exists(folder.resolve("pack.yaml")))
                    .map(folder -> new FolderFiles(folder, folder.getFileName().toString()))
                    .map(PackFiles.class::cast)
                    .toList();
            Load all = Workspace.open(packs, Toolkit.standard()).load();
            assertThat(all.packs()).extracting(Load.PackStatus::id).contains("soul-master", "academy");
            assertThat(all.findings()).isEmpty();
        }
    }

    @ParameterizedTest(name = "the academy has at least {1} {0}")
    @CsvSource({"campaigns, 1", "boards, 10", "characters, 13", "monsters, 8"})
    void theAcademyIsComplete(String kind, int number) {
        Path academy = CONTENT.resolve("academy");
        Load both = Workspace.open(
                        List.of(new FolderFiles(ROOT, "soul-master"), new FolderFiles(academy, "academy")),
                        Toolkit.standard())
                .load();
        assertThat(both.pack("academy").orElseThrow().kinds().get(kind)).isGreaterThanOrEqualTo(number);
    }

    /** Of a map that chooses things, the prompt stands on the same line. */
    @Test
    void whateverPlayersChooseTheyAreAskedForInWordsOfItsOwn() throws IOException {
        try (Stream<Path> files = Files.walk(CONTENT)) {
            assertThat(files.filter(file -> file.toString().endsWith(".yaml"))
                            .flatMap(ShippedContentTest::lines)
                            .filter(line -> line.contains("{ choose:")))
                    .hasSizeGreaterThan(30)
                    .allMatch(line -> line.contains(" prompt: "));
        }
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest(name = "at least {1} {0}")
    @CsvSource({
        "elements, 4",
        "terrains, 16",
        "dwellings, 6",
        "ruins, 5",
        "statuses, 5",
        "monsters, 150",
        "equipment, 36",
        "items, 40",
        "spells, 24",
        "events, 40",
        "boards, 10",
        "characters, 8"
    })
    void itIsComplete(String kind, int number) {
        assertThat(all(kind).count()).isGreaterThanOrEqualTo(number);
    }

    @ParameterizedTest(name = "SM-BRD-8: something of level {0} to {1} lives in every terrain")
    @CsvSource({"1, 2", "2, 4", "3, 5", "5, 7", "6, 8"})
    void everyTerrainHasMonstersForEveryElevation(int lowest, int highest) {
        assertThat(all("terrains").map(ShippedContentTest::id))
                .allMatch(terrain -> monsters("basic")
                        .anyMatch(monster -> monster.words("habitat").contains(terrain)
                                && number(monster, "level") >= lowest
                                && number(monster, "level") <= highest));
    }

    /** SM-DWL-9: an inn gives a fellow of the local terrain. */
    @Test
    void everyTerrainHasFellows() {
        assertThat(all("terrains").map(ShippedContentTest::id))
                .allMatch(terrain -> monsters("fellow")
                        .anyMatch(monster -> monster.words("habitat").contains(terrain)));
    }

    @ParameterizedTest(name = "SM-MON-4: {0} monsters of every element and level")
    @CsvSource({"basic", "elemental"})
    void elementalTypesCoverElementsAndLevels(String type) {
        assertThat(ELEMENTS)
                .allSatisfy(element -> assertThat(monsters(type)
                                .filter(monster -> word(monster, "element").equals(element)))
                        .extracting(monster -> word(monster, "level"))
                        .containsAll(LEVELS));
    }

    @ParameterizedTest(name = "SM-MON-4: {0} monsters of every level, of no element")
    @CsvSource({"guardian", "undead"})
    void otherTypesCoverLevels(String type) {
        assertThat(monsters(type).map(monster -> word(monster, "level"))).containsAll(LEVELS);
        assertThat(monsters(type)).allMatch(monster -> monster.get("element") == null);
    }

    @ParameterizedTest(name = "SM-BRD-8: a choice of bosses of level {0}, some with an element")
    @CsvSource({"5", "6", "7", "8"})
    void everyBoardSizeHasBosses(int level) {
        List<YamlMap> bosses = all("monsters")
                .filter(monster -> word(monster, "rank").equals("boss") && number(monster, "level") == level)
                .toList();
        assertThat(bosses).hasSizeGreaterThanOrEqualTo(3);
        assertThat(bosses).anyMatch(boss -> boss.get("element") != null);
        assertThat(bosses).anyMatch(boss -> boss.get("element") == null);
    }

    /** SM-GRW-1. */
    @Test
    void everyScoreValueIsTwoToNinePoints() {
        assertThat(all("monsters")).allMatch(monster -> {
            int points = sum(monster.map("score"));
            return points >= 2 && points <= 9;
        });
    }

    @ParameterizedTest(name = "SM-ELE-4: the Jelly of {0} is worth 3 {1}")
    @CsvSource({"earth, defend", "water, hit-points", "fire, attack", "wind, agility"})
    void jelliesAreWorthThreePointsOfTheirAttribute(String element, String attribute) {
        YamlMap jelly = all("monsters")
                .filter(monster -> id(monster).equals(element + "-jelly"))
                .findFirst()
                .orElseThrow();
        assertThat(jelly.map("score").keys()).containsExactly(attribute);
        assertThat(number(jelly.map("score"), attribute)).isEqualTo(3);
        assertThat(number(jelly, "level")).isEqualTo(1);
    }

    /** The heads of the monster files say so. */
    @Test
    void allMonstersButBossesAreOnOneCurve() {
        assertThat(all("monsters").filter(monster -> monster.get("rank") == null))
                .allSatisfy(monster -> {
                    YamlMap attributes = monster.map("attributes");
                    assertThat(sum(attributes) - number(attributes, "hit-points") / 2)
                            .as(id(monster))
                            .isEqualTo(10 + 26 * number(monster, "level"));
                });
    }

    @ParameterizedTest(name = "SM-EQP-1: {1} of level {0} with {2} soul power")
    @CsvSource({"1,4,3", "2,4,1", "3,5,0", "4,4,1", "5,4,1", "6,4,2", "7,5,0", "8,4,6", "8,2,0"})
    void equipmentHasTheLevelsAndSoulPowerOfTheTable(int level, int variants, int soulPower) {
        assertThat(all("equipment")
                        .filter(card -> number(card, "level") == level && sum(card.map("soul-power")) == soulPower))
                .hasSize(variants);
    }

    /** SM-ITM-1: a fake would give itself away by another level, or by being refused at another time. */
    @Test
    void fakesCanNotBeToldFromWhatTheyLookLike() {
        List<Definition> fakes = definitions("items").stream()
                .filter(item -> item.tree().get("looks-like") != null)
                .toList();
        assertThat(fakes).isNotEmpty().allSatisfy(fake -> {
            YamlMap real = load.definitions()
                    .get("items", String.valueOf(fake.idAt(fake.tree().get("looks-like"))))
                    .orElseThrow()
                    .tree();
            assertThat(word(fake.tree(), "level")).isEqualTo(word(real, "level"));
            assertThat(word(fake.tree(), "when")).isEqualTo(word(real, "when"));
        });
    }

    /** SM-GSP-1, SM-GSP-2. */
    @Test
    void threeSpellsAreCommonAndTwentyMoreAreNot() {
        assertThat(all("spells").filter(spell -> number(spell, "level") == 1))
                .extracting(ShippedContentTest::id)
                .containsExactlyInAnyOrder("return", "quick-move", "challenge");
        assertThat(all("spells").filter(spell -> number(spell, "level") > 1)).hasSizeGreaterThanOrEqualTo(20);
        assertThat(all("spells")).allMatch(spell -> number(spell, "level") <= 8);
    }

    private Stream<YamlMap> monsters(String type) {
        return all("monsters").filter(monster -> word(monster, "type").equals(type) && monster.get("rank") == null);
    }

    private Stream<YamlMap> all(String kind) {
        return definitions(kind).stream()
                .filter(definition -> !definition.isAbstract())
                .map(Definition::tree);
    }

    private Collection<Definition> definitions(String kind) {
        return load.definitions().of(kind);
    }

    private static String id(YamlMap entry) {
        return word(entry, "id");
    }

    private static int number(YamlMap map, String key) {
        return Integer.parseInt(word(map, key));
    }

    private static String word(YamlMap map, String key) {
        return map.words(key).stream().findFirst().orElse("");
    }

    private static int sum(YamlMap numbers) {
        return numbers.keys().stream().mapToInt(key -> number(numbers, key)).sum();
    }
}
