package soulwright.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a game stands: numbers in cells, dice, and what is yet to be done. All that decides how it goes on is here, and nothing else; definitions
 * are shared, history is not kept. Cells are given out in rows, which games lay out as they like.
 *
 * <p>Besides, it lends registers to whatever runs: the values in use, the candidates that conditions are tried on, who is looking. They are no
 * part of the state.
 */
public final class Position {
    /** Rows of one width that were given back hang on a list that begins in the cell of that number; wider ones are not used again. */
    private static final int WIDEST = 63;
    /** Whose eyes nobody's are: everything is as it is. */
    public static final int NOBODY = -1;

    /** How many conditions can stand around each other in one formula. */
    private static final int DEPTHS = 6;

    private static final long[] NOTHING = {};

    /** What has grown beyond this, a megabyte, grows for ever, and every step in it takes longer. */
    private static final int MOST_CELLS = 1 << 18;

    /** More work than this between two decisions is a circle of effects; it takes some tenths of a second. */
    private static final int MOST_WORK = 300_000;

    /** More things than this are tried only by conditions within conditions within conditions; it takes some tenths of a second. */
    private static final int MOST_TRIES = 20_000_000;

    private static final int UNCOUNTED = -1;

    private int[] cells;
    private int used;
    private final Rng rng;
    private @Nullable Frame top;
    private @Nullable Outcome outcome;
    private @Nullable Inner inner;
    private int decisions;
    private int work;
    private int tries = UNCOUNTED;
    private int shown;
    private List<String> names = List.of();

    private int player = NOBODY;
    private long[] options = new long[64];
    private int offered;

    private Values values = Values.EMPTY;
    private long[] candidates = new long[2 * DEPTHS];
    private int base;
    private int viewer = NOBODY;
    private boolean printed;
    private boolean imagined;
    private long[] reckoned = NOTHING;
    private long known;
    private @Nullable Memo memo;
    private boolean changed;
    private final List<Task> pending = new ArrayList<>(4);
    private final List<Values> pendingValues = new ArrayList<>(4);
    private @Nullable Listener listener;

    /** A position without rows. */
    public Position(long seed) {
        this(new int[256], new Rng(seed));
        used = WIDEST + 1;
    }

    private Position(int[] cells, Rng rng) {
        this.cells = cells;
        this.rng = rng;
    }

    public Position copy() {
        Position copy = new Position(Arrays.copyOf(cells, used), rng.copy());
        copy.used = used;
        copy.top = top;
        copy.outcome = outcome;
        copy.inner = inner == null ? null : inner.copy();
        copy.decisions = decisions;
        copy.shown = shown;
        copy.names = names;
        copy.player = player;
        copy.offered = offered;
        copy.options = Arrays.copyOf(options, Math.max(offered, 16));
        return copy;
    }

    /** The same with other dice, as far as the viewer of an imagined game knows. */
    Position copy(Rng dice) {
        Position copy = new Position(Arrays.copyOf(cells, used), dice);
        copy.used = used;
        copy.top = top;
        copy.decisions = decisions;
        copy.shown = shown;
        copy.names = names;
        return copy;
    }

    /** A position with other dice in which nothing is yet to be done: somebody imagines how something would go from here. */
    public Position imagined(long seed) {
        Position copy = copy(new Rng(seed));
        copy.top = null;
        copy.imagined = true;
        return copy;
    }

    /** The same with what is being done still to be done; who was asked something is asked again. */
    public Position imaginedOn(long seed) {
        Position copy = copy(new Rng(seed));
        copy.imagined = true;
        return copy;
    }

    /** Whether somebody only imagines it. */
    public boolean isImagined() {
        return imagined;
    }

    // cells and rows

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

    // a game within the game

    /**
     * Starts a game within the game; when it is over, the task on top hears of it. Whoever listens hears what happens in it.
     *
     * @param game that nobody else plays
     * @param players who sit at it: by its seats, players of this game
     */
    public void play(Game game, int... players) {
        inner = new Inner(game, players);
        inner.listen(listener);
    }

    @Nullable
    Inner inner() {
        return inner;
    }

    void inner(@Nullable Inner game) {
        inner = game;
    }

    // chance and end

    public Rng rng() {
        return rng;
    }

    public void end(Outcome how) {
        outcome = how;
    }

    public boolean over() {
        return outcome != null;
    }

    public @Nullable Outcome outcome() {
        return outcome;
    }

    public int decisions() {
        return decisions;
    }

    /** Notes that somebody has seen something that he did not know. */
    public void show() {
        shown++;
    }

    public int shown() {
        return shown;
    }

    /** What the players are called; it decides nothing. */
    public List<String> names() {
        return names;
    }

    public void names(List<String> called) {
        names = List.copyOf(called);
    }

    // what is yet to be done

    public Frame top() {
        if (top == null) {
            throw new IllegalStateException("nothing is left to be done, and the game is not over");
        }
        return top;
    }

    /** What is on top; null when nothing is left to be done. */
    public @Nullable Frame topOrNull() {
        return top;
    }

    public void top(@Nullable Frame frame) {
        top = frame;
    }

    public void push(Task task, Values with) {
        push(task, 0, with);
    }

    /** Puts a task on top that goes on at a place of its own. */
    public void push(Task task, int at, Values with) {
        top = new Frame(task, at, with, top);
    }

    /** Finishes what is on top. */
    public void pop() {
        top = top().below();
    }

    /** Has something done as soon as the step that runs is done, in the order given. */
    public void later(Task task, Values with) {
        pending.add(task);
        pendingValues.add(with);
    }

    /** Whether something waits for the end of the step that goes on. */
    public boolean hasPending() {
        return !pending.isEmpty();
    }

    /** Has what is below the top go on from somewhere else. */
    public void below(Frame frame) {
        Frame above = top();
        top = new Frame(above.task(), above.at(), above.values(), frame);
    }

    /** Puts what waits for the end of a step on top, the first uppermost. */
    void pushPending() {
        if (pending.isEmpty()) {
            return;
        }
        for (int i = pending.size() - 1; i >= 0; i--) {
            push(pending.get(i), pendingValues.get(i));
        }
        pending.clear();
        pendingValues.clear();
    }

    // decisions

    /** Asks a player; options are offered after it. */
    public void ask(int who) {
        player = who;
        known = 0;
    }

    public void offer(long option) {
        if (offered == options.length) {
            options = Arrays.copyOf(options, offered * 2);
        }
        options[offered++] = option;
    }

    /** Who is asked. */
    public int player() {
        return player;
    }

    /** How many options were offered. */
    public int offered() {
        return offered;
    }

    public long option(int index) {
        return options[index];
    }

    /** Takes back what was offered: nobody is asked after all. */
    public void withdraw() {
        offered = 0;
    }

    /**
     * Counts what is done until somebody is asked.
     *
     * @param amount 1 for a simple step
     * @throws BoundExceeded when that is too much
     */
    public void work(int amount) {
        work += amount;
        if (work > MOST_WORK) {
            throw new BoundExceeded();
        }
    }

    /** Counts what conditions are tried on from now on, for as long as the game runs on. */
    void countTries() {
        tries = 0;
    }

    /** Whoever looks at the position, and reckons for himself, may try as much as he likes. */
    void countNoTries() {
        tries = UNCOUNTED;
    }

    void decided() {
        base = 0;
        work = 0;
        decisions++;
        offered = 0;
    }

    // registers

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

    // listening

    public boolean isHeard() {
        return listener != null;
    }

    public void tell(Happening happening) {
        if (listener != null) {
            listener.heard(happening);
        }
    }

    void listen(@Nullable Listener to) {
        listener = to;
        if (inner != null) {
            inner.listen(to);
        }
    }

    long hash() {
        long hash = rng.state();
        for (int i = 0; i < used; i++) {
            hash = hash * 31 + cells[i];
        }
        for (Frame frame = top; frame != null; frame = frame.below()) {
            hash = hash * 31 + frame.hash();
        }
        hash = inner == null ? hash : hash * 31 + inner.hash();
        return outcome == null
                ? hash
                : hash * 31 + outcome.places().hashCode() + outcome.how().name().hashCode();
    }
}
