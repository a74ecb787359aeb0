package soulwright.editor.board.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import soulwright.diagnostic.Code;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.yaml.YamlText;

@TestInstance(Lifecycle.PER_CLASS)
class LandFindingsTest {
    private static final String ID = "drowned-courtyard";

    private Boards boards;

    @BeforeAll
    void open() {
        boards = Boards.shipped();
    }

    @AfterEach
    void undo() {
        while (boards.project().undoName().isPresent()) {
            boards.project().undo();
        }
    }

    private LandFindings findings(String what, String by) {
        YamlText before = boards.text(ID);
        assertThat(before.text()).contains(what);
        YamlText after = YamlText.of(before.text().replace(what, by));
        boards.project().apply(Edit.of("Break", Change.of(boards.file(ID), before, after)), this);
        return LandFindings.of(
                boards.project().findings(boards.file(ID)), boards.entry(ID).tree(), boards.drawing(ID));
    }

    @Test
    void nothingIsWrongWithABoardThatShips() {
        assertThat(findings("name", "name").all()).isEmpty();
    }

    @Test
    void aWrongLetterIsMarkedWhereItStands() {
        assertThat(findings("p L g L p", "p L ? L p").atLands()).containsOnlyKeys(new Cell(3, 2));
    }

    @Test
    void aRowOfTheWrongLengthIsMarkedAsAWhole() {
        assertThat(findings("w n B n w", "w n B n").atLands())
                .containsOnlyKeys(new Cell(1, 3), new Cell(2, 3), new Cell(3, 3), new Cell(4, 3));
    }

    @Test
    void aDwellingInTheWayIsMarkedAtItsLand() {
        assertThat(findings("[3, 2], is: town", "[3, 3], is: town").atLands()).containsOnlyKeys(new Cell(3, 3));
    }

    @Test
    void aWrongMeaningIsMarkedAtAllLandsOfTheLetter() {
        assertThat(findings("n: mountains", "n: montains").atLands()).containsOnlyKeys(new Cell(2, 3), new Cell(4, 3));
    }

    @Test
    void whatIsAboutNoLandIsSaidOfTheBoard() {
        LandFindings found = findings("size: 5", "size: 6");
        assertThat(found.ofBoard()).extracting(finding -> finding.code()).contains(Code.BOARD_SIZE);
        assertThat(found.atLands()).isEmpty();
    }

    @Test
    void othersBoardsDoNotMatter() {
        LandFindings found = findings("size: 5", "size: 6");
        LandFindings other = LandFindings.of(
                boards.project().findings(boards.file(ID)),
                boards.entry("first-steps").tree(),
                boards.drawing(ID));
        assertThat(found.all()).isNotEmpty();
        assertThat(List.copyOf(other.all())).isEqualTo(List.of());
        assertThat(Optional.of(other)).contains(LandFindings.NONE);
    }
}
