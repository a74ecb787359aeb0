package soulwright.editor.work;

import java.util.OptionalDouble;

/** Work that was begun. May be asked from any thread. */
public final class Job {
    private final String name;
    private volatile double share = Double.NaN;
    private volatile boolean cancelled;

    Job(String name) {
        this.name = name;
    }

    /** What it does, for people: `Exporting the board`. */
    public String name() {
        return name;
    }

    /** How much is done, from 0 to 1; nothing when that is not known. */
    public OptionalDouble share() {
        return Double.isNaN(share) ? OptionalDouble.empty() : OptionalDouble.of(share);
    }

    /** Tells it to stop. What it gives is not looked at any more. */
    public void cancel() {
        cancelled = true;
    }

    public boolean isCancelled() {
        return cancelled;
    }

    void share(double share) {
        this.share = share;
    }
}
