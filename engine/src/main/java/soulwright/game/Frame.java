package soulwright.game;

import org.jspecify.annotations.Nullable;

/** Something that is yet to be done, and how far it is. Immutable, and shared by the copies of a game. */
public final class Frame {
    private final Task task;
    private final int at;
    private final Values values;
    private final @Nullable Frame below;

    /**
     * @param at where the task goes on
     * @param below what is done after it
     */
    public Frame(Task task, int at, Values values, @Nullable Frame below) {
        this.task = task;
        this.at = at;
        this.values = values;
        this.below = below;
    }

    public Task task() {
        return task;
    }

    public int at() {
        return at;
    }

    public Values values() {
        return values;
    }

    public @Nullable Frame below() {
        return below;
    }

    public Frame at(int next) {
        return new Frame(task, next, values, below);
    }

    public Frame at(int next, Values now) {
        return new Frame(task, next, now, below);
    }

    /** The same with something remembered. */
    public Frame with(int slot, long value) {
        return new Frame(task, at, values.with(slot, value), below);
    }

    public Frame with(int slot, long[] list) {
        return new Frame(task, at, values.with(slot, list), below);
    }

    long hash() {
        return (task.number() * 31L + at) * 31 + values.hash();
    }
}
