package soulwright.editor.board.drawing;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What is drawn together with each land, so that those who start in corners find the same. Corners go to corners, and the centre to itself. */
public enum Symmetry {
    OFF("No symmetry", List.of()),
    WEST_EAST("Mirror west and east", List.of(Image.WEST_EAST)),
    NORTH_SOUTH("Mirror north and south", List.of(Image.NORTH_SOUTH)),
    HALF_TURN("Half turn", List.of(Image.HALF_TURN)),
    FOUR_MIRRORED("Mirror both ways", List.of(Image.WEST_EAST, Image.NORTH_SOUTH, Image.HALF_TURN)),
    FOUR_TURNED("Quarter turns", List.of(Image.QUARTER_TURN, Image.HALF_TURN, Image.THREE_QUARTERS));

    private final String title;
    private final List<Image> images;

    Symmetry(String title, List<Image> images) {
        this.title = title;
        this.images = images;
    }

    /** In words, for buttons. */
    public String title() {
        return title;
    }

    /** Some lands and their images on a board of some size, in that order. */
    public Set<Cell> of(Collection<Cell> cells, int size) {
        Set<Cell> all = new LinkedHashSet<>(cells);
        images.forEach(image -> cells.forEach(cell -> all.add(image.of(cell, size))));
        return all;
    }

    /** Where a land is seen, from the centre of the board. */
    private enum Image {
        WEST_EAST {
            @Override
            Cell of(Cell cell, int size) {
                return new Cell(size + 1 - cell.column(), cell.row());
            }
        },
        NORTH_SOUTH {
            @Override
            Cell of(Cell cell, int size) {
                return new Cell(cell.column(), size + 1 - cell.row());
            }
        },
        HALF_TURN {
            @Override
            Cell of(Cell cell, int size) {
                return new Cell(size + 1 - cell.column(), size + 1 - cell.row());
            }
        },
        QUARTER_TURN {
            @Override
            Cell of(Cell cell, int size) {
                return new Cell(size + 1 - cell.row(), cell.column());
            }
        },
        THREE_QUARTERS {
            @Override
            Cell of(Cell cell, int size) {
                return new Cell(cell.row(), size + 1 - cell.column());
            }
        };

        abstract Cell of(Cell cell, int size);
    }
}
