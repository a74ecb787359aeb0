package soulwright.tools.simulate;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.BooleanSupplier;

/** A line on a terminal that says how far a simulation is, and how long it will take. */
public final class ProgressBar implements Progress, AutoCloseable {
    private static final long PAUSE_NANOS = 100_000_000;
    private static final int WIDTH = 30;

    private final PrintWriter terminal;
    private final int games;
    private final BooleanSupplier stopped;
    private final long start = System.nanoTime();
    private long next = start;
    private int shown;

    /**
     * One that is empty.
     *
     * @param games how many there will be
     * @param stopped whether no further game shall begin
     */
    public ProgressBar(PrintWriter terminal, int games, BooleanSupplier stopped) {
        this.terminal = terminal;
        this.games = games;
        this.stopped = stopped;
    }

    @Override
    public boolean isStopped() {
        return stopped.getAsBoolean();
    }

    @Override
    public synchronized void done(int done) {
        long now = System.nanoTime();
        if (now >= next) {
            next = now + PAUSE_NANOS;
            show(line(done, now - start));
        }
    }

    private String line(int done, long nanos) {
        int full = (int) ((long) WIDTH * done / games);
        double left = nanos / 1e9 / done * (games - done);
        return String.format(
                Locale.ROOT,
                "[%s%s] %,d of %,d game%s, %.0f s left",
                "#".repeat(full),
                ".".repeat(WIDTH - full),
                done,
                games,
                games == 1 ? "" : "s",
                left);
    }

    private void show(String line) {
        terminal.print("\r" + line + " ".repeat(Math.max(0, shown - line.length())));
        terminal.flush();
        shown = line.length();
    }

    /** Leaves an empty line behind. */
    @Override
    public synchronized void close() {
        if (shown > 0) {
            show("");
            terminal.print("\r");
            terminal.flush();
        }
    }
}
