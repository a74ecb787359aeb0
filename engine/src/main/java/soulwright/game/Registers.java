package soulwright.game;

import java.util.Arrays;

/**
 * What a position lends to whatever runs: the values in use, the candidates that conditions are tried on, who is looking. They are no part of the
 * state, and are not copied with it.
 */
abstract sealed class Registers extends Cells permits Position {
    /** Whose eyes nobody's are: everything is as it is. */
    public static final int NOBODY = -1;

    /** How many conditions can stand around each other in one formula. */
    private static final int DEPTHS = 6;

    /** More things than this are tried only by conditions within conditions within conditions; it takes some tenths of a second. */
    private static final int MOST_TRIES = 20_000_000;

    private static final int UNCOUNTED = -1;
    private static final long[] NOTHING = {};

    private Values values = Values.EMPTY;
    private long[] candidates = new long[2 * DEPTHS];
    private int base;
    private int tries = UNCOUNTED;
    private int viewer = NOBODY;
    private boolean printed;
    private long[] reckoned = NOTHING;
    private long known;

    Registers() {}

    Registers(Registers other) {
        super(other);
    }

    public Values values() {
        return values;
    }

    public void use(Values now) {
        values = now;
    }

    /**
     * Begins to work something out that another formula asks for, with values and candidates of its own.
     *
     * @return the values in use before, for {@link #leave}
     */
    public Values enter(Values now) {
        Values before = values;
        values = now;
        base += DEPTHS;
        if (base + DEPTHS > candidates.length) {
            candidates = Arrays.copyOf(candidates, candidates.length * 2);
        }
        return before;
    }

    /** Goes back to the formula that asked. */
    public void leave(Values before) {
        values = before;
        base -= DEPTHS;
    }

    public long candidate(int depth) {
        return candidates[base + depth];
    }

    /**
     * Tries a condition on a thing.
     *
     * @throws BoundExceeded when too many have been tried since somebody was asked last
     */
    public void candidate(int depth, long thing) {
        if (tries >= 0 && ++tries > MOST_TRIES) {
            throw new BoundExceeded();
        }
        candidates[base + depth] = thing;
    }

    /** With whose eyes things are looked at; {@link #NOBODY} where the rules themselves look. */
    public int viewer() {
        return viewer;
    }

    public void lookAs(int who) {
        viewer = who;
    }

    /** Whether numbers are asked for as they are printed and were changed for good, without what only stands. */
    public boolean isPrinted() {
        return printed;
    }

    public void printed(boolean only) {
        printed = only;
    }

    /** Whether somebody who decides has worked something out before; what it is has a number from 0 to 63. */
    public boolean isReckoned(int what) {
        return (known >> what & 1) != 0;
    }

    /** What was worked out. */
    public long reckoned(int what) {
        return reckoned[what];
    }

    /** Keeps what somebody who decides has worked out, until the next question; it is no part of the state. */
    public void reckon(int what, long value) {
        if (reckoned.length == 0) {
            reckoned = new long[Long.SIZE];
        }
        reckoned[what] = value;
        known |= 1L << what;
    }

    void forgetReckoned() {
        known = 0;
    }

    /** Counts what conditions are tried on from now on: while the game runs on, or somebody weighs what he likes. */
    void countTries() {
        countTries(0);
    }

    /** The same, after some have been tried already. */
    void countTries(int before) {
        tries = before;
    }

    /** How many have been tried; below 0 where nobody counts. */
    int tries() {
        return tries;
    }

    /**
     * Counts what was tried in an imagined position that this one was copied to.
     *
     * @throws BoundExceeded when that is too much
     */
    public void triedIn(Registers imagined) {
        if (tries >= 0) {
            tries = Math.max(tries, imagined.tries());
            if (tries > MOST_TRIES) {
                throw new BoundExceeded();
            }
        }
    }

    /** Whoever looks at the position, and reckons for himself, may try as much as he likes. */
    void countNoTries() {
        tries = UNCOUNTED;
    }

    /** No formula is being worked out: somebody has decided, or one was broken off. */
    void beginAnew() {
        base = 0;
        printed = false;
    }
}
