package soulwright.editor.board.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import soulwright.content.piece.Terrain;
import soulwright.diagnostic.Severity;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.editor.document.FileId;

@TestInstance(Lifecycle.PER_CLASS)
class NewBoardTest {
    private Boards boards;

    @BeforeAll
    void open() {
        boards = Boards.shipped();
    }

    @Test
    void aNewBoardOfAnySizeAndTerrainIsLegalAndFair() {
        FileId file = new FileId(boards.file("first-steps").pack(), "boards/blank.yaml");
        World world = boards.world();
        for (int size : world.rules().orElseThrow().sizes()) {
            for (Terrain terrain : world.all(Terrain.KIND)) {
                NewBoard board = new NewBoard("blank", "Blank", size, world.word(terrain));
                boards.project()
                        .apply(Edit.of("New board", Change.create(file, board.text(world, boards.letters()))), this);
                assertThat(boards.project().findings(file))
                        .filteredOn(finding -> finding.severity() == Severity.ERROR)
                        .as("%d lands of %s", size, terrain.name())
                        .isEmpty();
                assertThat(Survey.of(boards.drawing("blank"), world)
                                .orElseThrow()
                                .figure()
                                .isFair())
                        .isTrue();
                boards.project().undo();
                assertThat(boards.project().text(file)).isEmpty();
            }
        }
    }

    @Test
    void itIsWrittenAsPeopleWriteBoards() {
        World world = boards.world();
        assertThat(new NewBoard("blank", "Blank: a start", 5, "woods")
                        .text(world, boards.letters())
                        .text())
                .isEqualTo("""
                        id: blank
                        name: "Blank: a start"
                        size: 5
                        legend:
                          T: home
                          B: boss
                          w: woods
                        lands:
                          - T w w w T
                          - w w w w w
                          - w w B w w
                          - w w w w w
                          - T w w w T
                        """);
    }

    @Test
    void lettersAreThoseOfTheOtherBoardsElseTheyRemindOfTheTerrain() {
        Drawing drawing = boards.drawing("first-steps");
        assertThat(boards.letters().of("mountains", drawing)).isEqualTo("n");
        Letters alone = new Letters(List.of());
        assertThat(alone.of("mountains", drawing)).isEqualTo("m");
        assertThat(alone.of("woodland", drawing)).isEqualTo("W");
        Drawing without = new Drawing(5, Map.of("g", "grove"), drawing.lands(), List.of(), List.of());
        assertThat(alone.of("swamp", without)).isEqualTo("s");
    }

    @Test
    void idsAreMadeOfNamesAndLookedAt() {
        assertThat(NewBoard.idFor("The Long Lake!")).isEqualTo("the-long-lake");
        assertThat(NewBoard.idFor("7 hills")).isEqualTo("hills");
        assertThat(NewBoard.whyNot("long-lake", List.of())).isEmpty();
        assertThat(NewBoard.whyNot("long-lake", List.of("long-lake"))).isPresent();
        assertThat(NewBoard.whyNot("Long Lake", List.of())).isPresent();
        assertThat(NewBoard.whyNot("", List.of())).isPresent();
    }
}
