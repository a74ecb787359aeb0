package soulwright.agent;

import soulwright.game.Rng;

/** Many seeds made of one. */
public final class Seeds {
    private Seeds() {}

    /**
     * One of the seeds that follow from another, always the same; not negative, since people type them.
     *
     * @param index which of them; each index gives another
     */
    public static long derived(long seed, long index) {
        return new Rng(new Rng(seed).next() + index).next() >>> 1;
    }
}
