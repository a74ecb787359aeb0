package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;

/**
 * How much of the screen a land gets.
 *
 * @param columns without the bar between lands
 */
record CellSize(int columns, int rows) {
    /** Less than this is too narrow for names of things, and for names at all. */
    private static final int[] NARROWEST = {0, 0, 6, 10};

    private static final int LABEL = 2;

    /**
     * From the roomiest to the one that fits the narrowest terminals.
     *
     * @param most columns that anything on the board would fill
     */
    static List<CellSize> upTo(int most) {
        List<CellSize> all = new ArrayList<>();
        for (int rows = 3; rows > 1; rows--) {
            for (int columns = Math.max(most, NARROWEST[rows]); columns >= NARROWEST[rows]; columns--) {
                all.add(new CellSize(columns, rows));
            }
        }
        all.add(new CellSize(5, 1));
        all.add(new CellSize(3, 1));
        return all;
    }

    int width(int size) {
        return LABEL + size * (columns + 1) + 1;
    }

    int height(int size) {
        return size * rows + 1;
    }
}
