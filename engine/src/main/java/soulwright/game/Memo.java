package soulwright.game;

import java.util.Arrays;

/**
 * Remembers numbers that were worked out since a position last changed: whoever lists what can be done asks for the same ones again and again.
 * It is no part of the state: what it gives is what would be worked out anew. Newer numbers take the place of older ones.
 */
public final class Memo {
    private static final int BITS = 7;
    private static final int PLACES = 1 << BITS;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    /** Those of a key of 0 are free. */
    private final long[] keys = new long[PLACES];

    private final long[] values = new long[PLACES];
    private boolean used;

    Memo() {}

    /** Where a key has its place; keys are not 0. */
    public int place(long key) {
        return (int) ((key * SPREAD) >>> (Long.SIZE - BITS));
    }

    /** Whether the number of a key is known. */
    public boolean holds(int place, long key) {
        return keys[place] == key;
    }

    public long value(int place) {
        return values[place];
    }

    /** Remembers the number of a key, until the position changes. */
    public void keep(int place, long key, long value) {
        keys[place] = key;
        values[place] = value;
        used = true;
    }

    void forget() {
        if (used) {
            Arrays.fill(keys, 0);
            used = false;
        }
    }
}
