package soulwright.game;

/** Dice with a state of one number, so that games can copy and save them. The same seed gives the same numbers everywhere. */
public final class Rng {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private long state;

    public Rng(long seed) {
        state = seed;
    }

    /** All that decides what comes next. */
    public long state() {
        return state;
    }

    public Rng copy() {
        return new Rng(state);
    }

    /**
     * A number from 0, each equally likely.
     *
     * @param bound at least 1; the number is below it
     */
    public int below(int bound) {
        return (int) (((next() >>> 32) * bound) >>> 32);
    }

    /** A number from 0 below a bound that may be greater than an int. */
    public long below(long bound) {
        return bound <= Integer.MAX_VALUE ? below((int) bound) : Math.floorMod(next(), bound);
    }

    /** Whether something happens that does in so many cases of a hundred. */
    public boolean percent(long chance) {
        return chance > 0 && (chance >= 100 || below(100) < chance);
    }

    /**
     * Draws one of several by weight.
     *
     * @param weights none below 0; only the first so many count
     * @return its index; -1 if none has any weight
     */
    public int weighted(long[] weights, int among) {
        long sum = 0;
        for (int i = 0; i < among; i++) {
            sum += weights[i];
        }
        if (sum == 0) {
            return -1;
        }
        long dice = below(sum);
        int drawn = 0;
        while (dice >= weights[drawn]) {
            dice -= weights[drawn++];
        }
        return drawn;
    }

    /** 64 bits. */
    public long next() {
        state += STEP;
        long z = state;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
