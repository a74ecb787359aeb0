package soulwright.editor.board.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import soulwright.content.piece.Terrain;
import soulwright.diagnostic.Code;

@DisplayName("SM-BRD-7: the fairness of a board while it is drawn")
@TestInstance(Lifecycle.PER_CLASS)
class SurveyTest {
    private Boards boards;

    @BeforeAll
    void open() {
        boards = Boards.shipped();
    }

    private Survey survey(String id) {
        return Survey.of(boards.drawing(id), boards.world()).orElseThrow();
    }

    @Test
    void boardsThatShipAreFair() {
        boards.ids().forEach(id -> assertThat(survey(id).isFair()).as(id).isTrue());
        assertThat(survey("first-steps").explained()).isEmpty();
    }

    @Test
    void itSaysWhatTheChecksSay() {
        Random random = new Random(7);
        World world = boards.world();
        List<Terrain> terrains = world.all(Terrain.KIND);
        boolean unfair = false;
        boolean rich = false;
        for (int i = 0; i < 30; i++) {
            String id = boards.ids().get(random.nextInt(boards.ids().size()));
            int size = boards.drawing(id).size();
            Cell from = new Cell(1 + random.nextInt(size), 1 + random.nextInt(size));
            Cell to = new Cell(1 + random.nextInt(size), 1 + random.nextInt(size));
            Paint paint = new TerrainPaint(world.word(terrains.get(random.nextInt(terrains.size()))));
            boards.stroke(id, new RectangleTool(), paint, Symmetry.OFF, from, to);
            assertThat(survey(id).figure().isFair()).isNotEqualTo(finds(id, Code.BOARD_UNFAIR));
            assertThat(survey(id).isRichOnTheEdge()).isEqualTo(finds(id, Code.BOARD_RICH_EDGE));
            unfair |= finds(id, Code.BOARD_UNFAIR);
            rich |= finds(id, Code.BOARD_RICH_EDGE);
        }
        assertThat(unfair && rich).isTrue();
    }

    private boolean finds(String id, Code code) {
        return boards.project().findings(boards.file(id)).stream().anyMatch(finding -> finding.code() == code);
    }

    @Test
    void itNamesThePoorestAndTheRichestStart() {
        Drawing drawing = boards.drawing("smoking-hill");
        Drawing poor = new Stroke(
                        new RectangleTool(),
                        new TerrainPaint("grasslands"),
                        Symmetry.OFF,
                        List.of(new Cell(1, 1), new Cell(3, 3)))
                .on(drawing, boards.world(), boards.letters());
        Survey survey = Survey.of(poor, boards.world()).orElseThrow();
        assertThat(survey.explained().get(0)).startsWith("North-west has ").contains("less than south-east");
    }

    @Test
    void aBrokenBoardIsMeasuredAsFarAsItIsDrawn() {
        Drawing drawing = boards.drawing("smoking-hill");
        Drawing uneven = new Drawing(
                5, drawing.legend(), drawing.lands().subList(0, 3), drawing.buildings(), drawing.elevation());
        assertThat(Survey.of(uneven, boards.world()).orElseThrow().figure().starts())
                .hasSize(4);
        Drawing nothing = new Drawing(0, drawing.legend(), List.of(), List.of(), List.of());
        assertThat(Survey.of(nothing, boards.world())).isEqualTo(Optional.empty());
    }
}
