package soulwright.game;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The numbers of a position, given out in rows; and what was worked out from them, until one changes. */
abstract sealed class Cells permits Registers {
    /** Rows of one width that were given back hang on a list that begins in the cell of that number; wider ones are not used again. */
    private static final int WIDEST = 63;

    /** What has grown beyond this, a megabyte, grows for ever, and every step in it takes longer. */
    private static final int MOST_CELLS = 1 << 18;

    private int[] cells;
    private int used;
    private @Nullable Memo memo;
    private boolean changed;

    /** Those of a position without rows. */
    Cells() {
        cells = new int[256];
        used = WIDEST + 1;
    }

    /** A copy. */
    Cells(Cells other) {
        cells = Arrays.copyOf(other.cells, other.used);
        used = other.used;
    }

    public int at(int cell) {
        return cells[cell];
    }

    public void put(int cell, int value) {
        cells[cell] = value;
        changed = true;
    }

    public void add(int cell, int amount) {
        cells[cell] += amount;
        changed = true;
    }

    /**
     * A row of so many cells, all 0: one that was given back, or a new one.
     *
     * @throws BoundExceeded when there are too many
     */
    public int allocate(int width) {
        changed = true;
        int free = width > WIDEST ? 0 : cells[width];
        if (free != 0) {
            cells[width] = cells[free];
            cells[free] = 0;
            return free;
        }
        if (used + width > MOST_CELLS) {
            throw new BoundExceeded();
        }
        if (used + width > cells.length) {
            cells = Arrays.copyOf(cells, Math.max(used + width, cells.length + (cells.length >> 1)));
        }
        used += width;
        return used - width;
    }

    /** Gives a row back. */
    public void release(int row, int width) {
        changed = true;
        Arrays.fill(cells, row, row + width, 0);
        if (width <= WIDEST) {
            cells[row] = cells[width];
            cells[width] = row;
        }
    }

    /** How many cells there are, those that were given back included: what a copy costs. */
    public int size() {
        return used;
    }

    /** What was worked out since a cell last changed. */
    public Memo memo() {
        if (memo == null) {
            memo = new Memo();
        } else if (changed) {
            memo.forget();
        }
        changed = false;
        return memo;
    }

    long hash(long seed) {
        long hash = seed;
        for (int i = 0; i < used; i++) {
            hash = hash * 31 + cells[i];
        }
        return hash;
    }
}
