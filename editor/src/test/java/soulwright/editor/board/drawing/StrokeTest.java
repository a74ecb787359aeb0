package soulwright.editor.board.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import soulwright.content.piece.Dwelling;
import soulwright.content.piece.Ruin;
import soulwright.content.piece.Terrain;
import soulwright.yaml.YamlText;

@TestInstance(Lifecycle.PER_CLASS)
class StrokeTest {
    private static final int STROKES = 40;

    private Boards boards;

    @BeforeAll
    void open() {
        boards = Boards.shipped();
    }

    List<String> ids() {
        return boards.ids();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void whatIsWrittenMeansWhatWasDrawnAndUndoingGivesTheTextByteForByte(String id) {
        Random random = new Random(id.hashCode());
        List<YamlText> texts = new ArrayList<>();
        for (int i = 0; i < STROKES; i++) {
            YamlText before = boards.text(id);
            Drawing drawn = stroke(random, boards.drawing(id).size()).on(boards.drawing(id), boards.world(), letters());
            boards.draw(id, drawn);
            if (!boards.text(id).text().equals(before.text())) {
                texts.add(before);
            }
            assertThat(meaning(boards.drawing(id))).isEqualTo(meaning(drawn));
        }
        assertThat(texts).isNotEmpty();
        for (int i = texts.size() - 1; i >= 0; i--) {
            boards.project().undo();
            assertThat(boards.text(id).bytes()).isEqualTo(texts.get(i).bytes());
        }
        assertThat(boards.project().isUnsaved(boards.file(id))).isFalse();
    }

    private Letters letters() {
        return boards.letters();
    }

    /** A drawing without the places of its dwellings in the list. */
    private static List<Object> meaning(Drawing drawing) {
        List<Building> buildings = drawing.buildings().stream()
                .map(building -> new Building(
                        OptionalInt.empty(), building.at(), building.dwelling(), building.ruin(), building.levels()))
                .toList();
        return List.of(
                drawing.size(), new TreeMap<>(drawing.legend()), drawing.lands(), buildings, drawing.elevation());
    }

    private Stroke stroke(Random random, int size) {
        List<Cell> trail = new ArrayList<>();
        for (int i = 0; i <= random.nextInt(4); i++) {
            trail.add(new Cell(random.nextInt(size + 2), random.nextInt(size + 2)));
        }
        return new Stroke(
                pick(random, List.copyOf(Tool.all())), paint(random), pick(random, List.of(Symmetry.values())), trail);
    }

    private Paint paint(Random random) {
        World world = boards.world();
        return switch (random.nextInt(6)) {
            case 0, 1 -> new TerrainPaint(world.word(pick(random, world.all(Terrain.KIND))));
            case 2 -> new DwellingPaint(Optional.of(world.word(pick(random, world.all(Dwelling.KIND)))));
            case 3 -> new DwellingPaint(Optional.empty());
            case 4 ->
                new RuinPaint(
                        Optional.of(world.word(pick(random, world.all(Ruin.KIND))))
                                .filter(ruin -> random.nextBoolean()),
                        random.nextBoolean() ? OptionalInt.of(1) : OptionalInt.empty());
            default ->
                new ElevationPaint(random.nextBoolean() ? OptionalInt.of(random.nextInt(12)) : OptionalInt.empty());
        };
    }

    private static <T> T pick(Random random, List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    @Test
    void symmetricStrokesKeepABoardSymmetric() {
        String id = "crossing-waters";
        YamlText before = boards.text(id);
        Drawing drawn = boards.stroke(
                id,
                new BrushTool(),
                new TerrainPaint("volcano"),
                Symmetry.FOUR_MIRRORED,
                new Cell(2, 2),
                new Cell(3, 3));
        for (Cell cell : List.of(new Cell(2, 2), new Cell(6, 2), new Cell(2, 6), new Cell(6, 6), new Cell(5, 5))) {
            assertThat(drawn.word(cell)).contains("volcano");
        }
        assertThat(drawn.cells().filter(cell -> drawn.word(cell).equals(Optional.of("volcano"))))
                .hasSize(8);
        boards.project().undo();
        assertThat(boards.text(id).bytes()).isEqualTo(before.bytes());
    }

    @Test
    void homesAndTheBossStayWhereTheyAre() {
        Drawing before = boards.drawing("first-steps");
        Drawing filled = new Stroke(
                        new RectangleTool(),
                        new TerrainPaint("forest"),
                        Symmetry.OFF,
                        List.of(new Cell(1, 1), new Cell(5, 5)))
                .on(before, boards.world(), boards.letters());
        assertThat(filled.corners()).allMatch(filled::isHome);
        assertThat(filled.isBoss(filled.centre())).isTrue();
        assertThat(filled.word(new Cell(1, 2))).contains("forest");
        Stroke onBoss = Stroke.at(before.centre(), new BrushTool(), new TerrainPaint("forest"), Symmetry.OFF);
        assertThat(onBoss.whyNot(before, boards.world()))
                .hasValueSatisfying(why -> assertThat(why).contains("centre"));
    }
}
