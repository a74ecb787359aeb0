package soulwright.editor.board.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SymmetryTest {
    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void cornersGoToCornersAndTheCentreToItself(Symmetry symmetry) {
        for (int size : new int[] {3, 5, 7, 31}) {
            Set<Cell> corners = Set.of(new Cell(1, 1), new Cell(size, 1), new Cell(1, size), new Cell(size, size));
            assertThat(corners).containsAll(symmetry.of(List.of(new Cell(1, 1)), size));
            Cell centre = new Cell(1 + size / 2, 1 + size / 2);
            assertThat(symmetry.of(List.of(centre), size)).containsExactly(centre);
        }
    }

    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void everyImageHasTheSameImages(Symmetry symmetry) {
        IntStream.range(0, 49).mapToObj(land -> Cell.ofLand(land, 7)).forEach(cell -> {
            Set<Cell> images = symmetry.of(List.of(cell), 7);
            assertThat(images).allMatch(image -> image.isOn(7));
            images.forEach(image -> assertThat(symmetry.of(List.of(image), 7)).isEqualTo(images));
        });
    }

    @Test
    void eachPutsTheImagesWhereItsNameSays() {
        assertThat(images(Symmetry.OFF)).containsExactly(new Cell(2, 1));
        assertThat(images(Symmetry.WEST_EAST)).containsExactly(new Cell(2, 1), new Cell(4, 1));
        assertThat(images(Symmetry.NORTH_SOUTH)).containsExactly(new Cell(2, 1), new Cell(2, 5));
        assertThat(images(Symmetry.HALF_TURN)).containsExactly(new Cell(2, 1), new Cell(4, 5));
        assertThat(images(Symmetry.FOUR_MIRRORED))
                .containsExactly(new Cell(2, 1), new Cell(4, 1), new Cell(2, 5), new Cell(4, 5));
        assertThat(images(Symmetry.FOUR_TURNED))
                .containsExactly(new Cell(2, 1), new Cell(5, 2), new Cell(4, 5), new Cell(1, 4));
    }

    private static Set<Cell> images(Symmetry symmetry) {
        return symmetry.of(List.of(new Cell(2, 1)), 5);
    }
}
