package soulwright.tools.play;

import java.util.List;

/**
 * How much of the screen a land gets.
 *
 * @param columns without the bar between lands
 */
record CellSize(int columns, int rows) {
    /** From the roomiest to the one that fits the narrowest terminals. */
    static final List<CellSize> ALL = List.of(
            new CellSize(13, 3), new CellSize(10, 3), new CellSize(6, 2), new CellSize(5, 1), new CellSize(3, 1));

    private static final int LABEL = 2;

    int width(int size) {
        return LABEL + size * (columns + 1) + 1;
    }

    int height(int size) {
        return size * rows + 1;
    }
}
