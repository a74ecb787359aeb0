package soulwright.editor.board.drawing;

/**
 * A place on a board, or beside it.
 *
 * @param column from the west, from 1
 * @param row from the north, from 1
 */
public record Cell(int column, int row) {
    /** The place so many steps to the east and to the south. */
    public Cell moved(int east, int south) {
        return new Cell(column + east, row + south);
    }

    /** Whether it lies on a board of some size. */
    public boolean isOn(int size) {
        return column >= 1 && row >= 1 && column <= size && row <= size;
    }

    /** Its number on a board of some size: from 0, row by row. */
    public int land(int size) {
        return (row - 1) * size + column - 1;
    }

    /** The place with a number on a board of some size. */
    public static Cell ofLand(int land, int size) {
        return new Cell(land % size + 1, land / size + 1);
    }

    /** As players read it: `(3,1)`. */
    @Override
    public String toString() {
        return "(" + column + "," + row + ")";
    }
}
