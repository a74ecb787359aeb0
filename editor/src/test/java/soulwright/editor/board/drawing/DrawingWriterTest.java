package soulwright.editor.board.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import soulwright.content.Catalog;
import soulwright.yaml.EditResult;
import soulwright.yaml.Limits;
import soulwright.yaml.Refused;
import soulwright.yaml.YamlFile;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlText;

class DrawingWriterTest {
    private static final String BOARD = """
            # By hand.
            id: pond
            name: Pond
            size: 3
            legend:
              T: home    # a Tower
              B: boss
              w: woods
            lands:
              - T  w  T    # the north
              - "w  B  w"
              - T  w  T
            dwellings:     # four of them
              - { at: [2, 1], is: village }   # stays
              - { at: [1, 2], is: town, ruin: remains, levels: 2 }
              - at: [3, 2]
                is: town   # in a block
            """;

    private static final World NOWHERE = new World(new Catalog(Map.of()), "mod");
    private static final Letters LETTERS = new Letters(List.of());

    private static YamlMap tree(String text) {
        return (YamlMap) YamlFile.read("b.yaml", YamlText.of(text).bytes(), Limits.standard(), finding -> {})
                .root()
                .orElseThrow();
    }

    private static EditResult write(String text, Optional<YamlMap> parent, Paint paint, Cell... cells) {
        YamlMap own = tree(text);
        Drawing before = DrawingReader.read(own, parent);
        Drawing after = paint.onAny(before, List.of(cells), NOWHERE, LETTERS);
        return DrawingWriter.write(YamlText.of(text), YamlPath.ROOT, own, before, after);
    }

    private static String written(String text, Paint paint, Cell... cells) {
        return write(text, Optional.empty(), paint, cells).orThrow().text();
    }

    @Test
    void onlyTheLetterChangesAndALetterIsMade() {
        assertThat(written(BOARD, new TerrainPaint("lake"), new Cell(2, 1), new Cell(3, 2)))
                .isEqualTo(BOARD.replace("T  w  T    # the north", "T  l  T    # the north")
                        .replace("w  B  w", "w  B  l")
                        .replace("  w: woods\n", "  w: woods\n  l: lake\n"));
    }

    @Test
    void aLetterThatIsThereIsUsed() {
        assertThat(written(BOARD, new TerrainPaint("woods"), new Cell(2, 1))).isEqualTo(BOARD);
    }

    @Test
    void aNewDwellingLooksLikeThoseBeforeIt() {
        assertThat(written(BOARD, new DwellingPaint(Optional.of("castle")), new Cell(2, 3)))
                .isEqualTo(BOARD + "  - at: [2, 3]\n    is: castle\n");
        String braces = BOARD.substring(0, BOARD.indexOf("  - at: [3, 2]"));
        assertThat(written(braces, new DwellingPaint(Optional.of("castle")), new Cell(2, 3)))
                .isEqualTo(braces + "  - { at: [2, 3], is: castle }\n");
    }

    @Test
    void severalNewDwellingsFollowThoseThatAreThere() {
        String braces = BOARD.substring(0, BOARD.indexOf("  - at: [3, 2]"));
        assertThat(written(braces, new DwellingPaint(Optional.of("town")), new Cell(2, 3), new Cell(3, 2)))
                .isEqualTo(braces + "  - { at: [2, 3], is: town }\n  - { at: [3, 2], is: town }\n");
        String flow = braces.substring(0, braces.indexOf("dwellings:")) + "dwellings: [{ at: [1, 2], is: town }]\n";
        assertThat(written(flow, new DwellingPaint(Optional.of("town")), new Cell(2, 3), new Cell(3, 2)))
                .isEqualTo(flow.replace("town }]", "town }, {at: [2, 3], is: town}, {at: [3, 2], is: town}]"));
    }

    @Test
    void aDwellingThatGoesTakesOnlyItsOwnLines() {
        assertThat(written(BOARD, new DwellingPaint(Optional.empty()), new Cell(1, 2)))
                .isEqualTo(BOARD.replace("  - { at: [1, 2], is: town, ruin: remains, levels: 2 }\n", ""));
    }

    @Test
    void withoutDwellingsThereIsNoListOfThem() {
        String none =
                written(BOARD, new DwellingPaint(Optional.empty()), new Cell(2, 1), new Cell(1, 2), new Cell(3, 2));
        assertThat(none).isEqualTo(BOARD.substring(0, BOARD.indexOf("dwellings:")));
        assertThat(written(none, new DwellingPaint(Optional.of("town")), new Cell(2, 1)))
                .isEqualTo(none + "dwellings:\n  - { at: [2, 1], is: town }\n");
    }

    @Test
    void aRuinAndItsLevelsComeAndGo() {
        assertThat(written(BOARD, new RuinPaint(Optional.of("cave"), OptionalInt.of(1)), new Cell(2, 1)))
                .isEqualTo(BOARD.replace("is: village }", "is: village, ruin: cave, levels: 1 }"));
        assertThat(written(BOARD, new RuinPaint(Optional.empty(), OptionalInt.empty()), new Cell(1, 2)))
                .isEqualTo(BOARD.replace(", ruin: remains, levels: 2", ""));
        assertThat(written(BOARD, new RuinPaint(Optional.of("cave"), OptionalInt.empty()), new Cell(1, 2)))
                .isEqualTo(BOARD.replace("ruin: remains, levels: 2", "ruin: cave"));
    }

    @Test
    void elevationIsWrittenWhenItIsNotTheUsualAndGoesAgain() {
        String raised = written(BOARD, new ElevationPaint(OptionalInt.of(4)), new Cell(2, 3));
        assertThat(raised).isEqualTo(BOARD + "elevation:\n  - 1 1 1\n  - 1 1 1\n  - 1 4 1\n");
        assertThat(written(raised, new ElevationPaint(OptionalInt.empty()), new Cell(2, 3)))
                .isEqualTo(BOARD);
    }

    @Test
    void whatIsInheritedIsWrittenWhereItIsChanged() {
        String child = "id: puddle\nextends: pond\n";
        YamlMap parent = tree(BOARD);
        assertThat(write(child, Optional.of(parent), new TerrainPaint("lake"), new Cell(2, 1))
                        .orThrow()
                        .text())
                .isEqualTo(child + "legend:\n  l: lake\nlands:\n  - T l T\n  - w B w\n  - T w T\n");
        assertThat(write(child, Optional.of(parent), new DwellingPaint(Optional.empty()), new Cell(1, 2))
                        .orThrow()
                        .text())
                .isEqualTo(child + "dwellings:\n  - { at: [2, 1], is: village }\n  - { at: [3, 2], is: town }\n");
    }

    @Test
    void whatCannotBeWrittenIsRefusedAsAWhole() {
        String child = "id: puddle\nextends: pond\ndwellings:\n  append: [{ at: [2, 1], is: town }]\n";
        EditResult result =
                write(child, Optional.of(tree(BOARD)), new DwellingPaint(Optional.of("town")), new Cell(2, 1));
        assertThat(result).isInstanceOf(Refused.class);
    }

    @Test
    void ofABrokenBoardWhatCanBeReadCanBePainted() {
        String broken = BOARD.replace("\"w  B  w\"", "w ? # no more").replace("[2, 1]", "[2]");
        assertThat(DrawingReader.read(tree(broken), Optional.empty()).extent()).isEqualTo(3);
        assertThat(written(broken, new TerrainPaint("woods"), new Cell(2, 2), new Cell(3, 2)))
                .isEqualTo(broken.replace("w ? #", "w w #"));
        assertThat(written(broken, new DwellingPaint(Optional.empty()), new Cell(1, 2)))
                .isEqualTo(broken.replace("  - { at: [1, 2], is: town, ruin: remains, levels: 2 }\n", ""));
    }
}
