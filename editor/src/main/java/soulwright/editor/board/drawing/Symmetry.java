package soulwright.editor.board.drawing;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What is drawn together with each land, so that those who start in corners find the same. Corners go to corners, and the centre to itself. */
public enum Symmetry {
    OFF("None"),
    WEST_EAST("Mirror west–east"),
    NORTH_SOUTH("Mirror north–south"),
    HALF_TURN("Half turn"),
    FOUR_MIRRORED("Mirror both ways"),
    FOUR_TURNED("Quarter turns");

    private final String title;

    Symmetry(String title) {
        this.title = title;
    }

    /** In words, for buttons. */
    public String title() {
        return title;
    }

    /** Some lands and their images on a board of some size, in that order. */
    public Set<Cell> of(Collection<Cell> cells, int size) {
        Set<Cell> all = new LinkedHashSet<>(cells);
        images().forEach(image -> cells.forEach(cell -> all.add(image.of(cell, size))));
        return all;
    }

    private List<Image> images() {
        return switch (this) {
            case OFF -> List.of();
            case WEST_EAST -> List.of(Image.WEST_EAST);
            case NORTH_SOUTH -> List.of(Image.NORTH_SOUTH);
            case HALF_TURN -> List.of(Image.HALF_TURN);
            case FOUR_MIRRORED -> List.of(Image.WEST_EAST, Image.NORTH_SOUTH, Image.HALF_TURN);
            case FOUR_TURNED -> List.of(Image.QUARTER_TURN, Image.HALF_TURN, Image.THREE_QUARTERS);
        };
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
