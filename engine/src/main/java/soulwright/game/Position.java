package soulwright.game;

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
public final class Position extends Registers {
    /** More work than this between two decisions is a circle of effects; it takes some tenths of a second. */
    private static final int MOST_WORK = 300_000;

    /** As much in all parts that come to an end by themselves, such as the rounds of a battle in which nobody decides. */
    private static final int MOST_IN_PARTS = 20 * MOST_WORK;

    private final Rng rng;
    private @Nullable Frame top;
    private @Nullable Outcome outcome;
    private @Nullable Inner inner;
    private int decisions;
    private int work;
    private int before;
    private int shown;
    private List<String> names = List.of();

    private int player = NOBODY;
    private long[] options = new long[64];
    private int offered;

    private boolean imagined;
    /** What waits for the end of the step that goes on, the last uppermost. */
    private @Nullable Frame pending;

    private @Nullable Listener listener;

    /** A position without rows. */
    public Position(long seed) {
        rng = new Rng(seed);
    }

    private Position(Position other, Rng dice) {
        super(other);
        rng = dice;
    }

    public Position copy() {
        Position copy = new Position(this, rng.copy());
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
        Position copy = new Position(this, dice);
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
        copy.countTries(Math.max(0, tries()));
        return copy;
    }

    /** The same with what is being done still to be done; who was asked something is asked again. */
    public Position imaginedOn(long seed) {
        Position copy = copy(new Rng(seed));
        copy.imagined = true;
        copy.countTries(Math.max(0, tries()));
        return copy;
    }

    /** Whether somebody only imagines it. */
    public boolean isImagined() {
        return imagined;
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
        pending = new Frame(task, 0, with, pending);
    }

    /** Whether something waits for the end of the step that goes on. */
    public boolean hasPending() {
        return pending != null;
    }

    /** Has what is below the top go on from somewhere else. */
    public void below(Frame frame) {
        Frame above = top();
        top = new Frame(above.task(), above.at(), above.values(), frame);
    }

    /** Puts what waits for the end of a step on top, the first uppermost. */
    void pushPending() {
        for (Frame next = pending; next != null; next = next.below()) {
            push(next.task(), next.values());
        }
        pending = null;
    }

    // decisions

    /** Asks a player; options are offered after it. */
    public void ask(int who) {
        player = who;
        forgetReckoned();
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
        if (work > MOST_WORK || before + work > MOST_IN_PARTS) {
            throw new BoundExceeded();
        }
    }

    /** Begins a part of the game that comes to an end by itself, such as a round: what is done in it is counted anew. */
    public void anew() {
        before += work;
        work = 0;
    }

    void decided() {
        beginAnew();
        work = 0;
        before = 0;
        decisions++;
        offered = 0;
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
        long hash = hash(rng.state());
        for (Frame frame = top; frame != null; frame = frame.below()) {
            hash = hash * 31 + frame.hash();
        }
        hash = inner == null ? hash : hash * 31 + inner.hash();
        return outcome == null
                ? hash
                : hash * 31 + outcome.places().hashCode() + outcome.how().name().hashCode();
    }
}
