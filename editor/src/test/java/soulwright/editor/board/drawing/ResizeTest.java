package soulwright.editor.board.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import soulwright.content.Catalog;
import soulwright.diagnostic.Severity;
import soulwright.yaml.YamlText;

@TestInstance(Lifecycle.PER_CLASS)
class ResizeTest {
    private Boards boards;

    @BeforeAll
    void open() {
        boards = Boards.shipped();
    }

    private Drawing resized(String id, int size, Anchor anchor) {
        return new Resize(size, anchor).of(boards.drawing(id), boards.world(), boards.letters());
    }

    @ParameterizedTest
    @EnumSource(Anchor.class)
    void aBoardOfAnyOtherSizeIsLegalAndUndoingGivesTheTextByteForByte(Anchor anchor) {
        for (String id : boards.ids()) {
            for (int size : boards.world().rules().orElseThrow().sizes()) {
                YamlText before = boards.text(id);
                boards.draw(id, resized(id, size, anchor));
                assertThat(boards.drawing(id).size()).isEqualTo(size);
                assertThat(boards.project().findings(boards.file(id)))
                        .filteredOn(finding -> finding.severity() == Severity.ERROR)
                        .isEmpty();
                if (!before.text().equals(boards.text(id).text())) {
                    boards.project().undo();
                }
                assertThat(boards.text(id).bytes()).isEqualTo(before.bytes());
            }
        }
    }

    @Test
    void theAnchoredPartStaysWhereItIs() {
        Drawing old = boards.drawing("long-lake");
        Drawing corner = resized("long-lake", 11, Anchor.NORTH_WEST);
        assertThat(corner.letter(new Cell(3, 4))).isEqualTo(old.letter(new Cell(3, 4)));
        Drawing middle = resized("long-lake", 11, Anchor.CENTRE);
        assertThat(middle.letter(new Cell(4, 5))).isEqualTo(old.letter(new Cell(3, 4)));
        assertThat(middle.building(new Cell(4, 4)).map(Building::dwelling)).contains("temple");
        Drawing smaller = resized("long-lake", 7, Anchor.SOUTH_EAST);
        assertThat(smaller.letter(new Cell(2, 3))).isEqualTo(old.letter(new Cell(4, 5)));
        assertThat(smaller.buildings()).allMatch(building -> building.at().isOn(7));
    }

    @Test
    void whatIsSymmetricStaysSoAroundTheCentre() {
        Drawing grown = resized("ringed-realm", 9, Anchor.CENTRE);
        grown.cells()
                .forEach(cell -> Symmetry.FOUR_MIRRORED
                        .of(List.of(cell), 9)
                        .forEach(image -> assertThat(grown.word(image)).isEqualTo(grown.word(cell))));
    }

    @Test
    void aBoardWithoutLandsGetsSome() {
        Drawing bare = new Drawing(0, Map.of(), List.of(), List.of(), List.of());
        Drawing board = new Resize(5, Anchor.CENTRE).of(bare, boards.world(), boards.letters());
        assertThat(board.cells()).hasSize(25).allMatch(cell -> board.word(cell).isPresent());
        Drawing nowhere =
                new Resize(5, Anchor.CENTRE).of(bare, new World(new Catalog(Map.of()), "mod"), new Letters(List.of()));
        assertThat(nowhere.word(new Cell(2, 2))).isEqualTo(Optional.of(Drawing.HOME));
    }
}
