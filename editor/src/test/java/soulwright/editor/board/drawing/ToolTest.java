package soulwright.editor.board.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ToolTest {
    private static final Drawing BOARD = new Drawing(
            4,
            Map.of("w", "woods", "f", "forest", "g", "woods"),
            List.of(
                    List.of("w", "w", "f", "w"),
                    List.of("f", "g", "f", "w"),
                    List.of("f", "f", "w", "w"),
                    List.of("w", "f", "f", "f")),
            List.of(),
            List.of());

    private static String lands(Tool tool, Cell... trail) {
        Set<Cell> lands = tool.lands(BOARD, List.of(trail), Layer.TERRAIN);
        return lands.stream()
                .map(cell -> cell.column() + "" + cell.row())
                .sorted()
                .collect(Collectors.joining(" "));
    }

    @Test
    void aBrushPaintsAlsoWhatAFastMouseLeftOut() {
        assertThat(lands(new BrushTool(), new Cell(1, 1), new Cell(4, 1), new Cell(4, 3)))
                .isEqualTo("11 21 31 41 42 43");
    }

    @Test
    void aLineIsStraightFromTheFirstLandToTheLast() {
        assertThat(lands(new LineTool(), new Cell(1, 1), new Cell(2, 4), new Cell(3, 3)))
                .isEqualTo("11 22 33");
        assertThat(lands(new LineTool(), new Cell(4, 2), new Cell(1, 2))).isEqualTo("12 22 32 42");
    }

    @Test
    void aRectangleIsFilledWhateverCornerComesFirst() {
        assertThat(lands(new RectangleTool(), new Cell(3, 3), new Cell(2, 1))).isEqualTo("21 22 23 31 32 33");
    }

    @Test
    void fillingGoesAsFarAsTheTerrainWhateverItsLetter() {
        assertThat(lands(new FillTool(), new Cell(1, 1))).isEqualTo("11 21 22");
        assertThat(lands(new FillTool(), new Cell(1, 3))).isEqualTo("12 13 23 24 34 44");
        assertThat(lands(new FillTool(), new Cell(9, 9))).isEmpty();
    }

    @Test
    void aLineAndItsMirrorImageAreTheSame() {
        for (int to = 1; to <= 9; to++) {
            Set<Cell> line = new LineTool().lands(BOARD, List.of(new Cell(1, 1), new Cell(to, 9)), Layer.TERRAIN);
            Set<Cell> mirrored =
                    new LineTool().lands(BOARD, List.of(new Cell(9, 1), new Cell(10 - to, 9)), Layer.TERRAIN);
            assertThat(line.stream().map(cell -> new Cell(10 - cell.column(), cell.row())))
                    .containsExactlyInAnyOrderElementsOf(mirrored);
        }
    }
}
