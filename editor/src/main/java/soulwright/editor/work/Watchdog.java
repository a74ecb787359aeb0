package soulwright.editor.work;

import java.awt.AWTEvent;
import java.awt.EventQueue;
import java.awt.Toolkit;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Notes every event that keeps the event thread busy for longer than a person forgives. What counts is the time in which the thread worked or
 * waited for another one, so that a computer with other things to do is not blamed on the Studio; and time spent in a dialog that an event
 * opened is not that event's.
 */
public final class Watchdog extends EventQueue {
    private static final long MOST_MILLIS = 100;
    private static final long NANOS = 1_000_000;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final List<Stall> stalls = new CopyOnWriteArrayList<>();
    private int depth;
    private int deepest;

    /**
     * A time in which nothing else could happen.
     *
     * @param event what kept the thread busy
     */
    public record Stall(String event, long millis) {}

    private Watchdog() {
        threads.setThreadContentionMonitoringEnabled(true);
    }

    /** Watches all events from now on, for good. */
    public static Watchdog watch() {
        Watchdog watchdog = new Watchdog();
        Toolkit.getDefaultToolkit().getSystemEventQueue().push(watchdog);
        return watchdog;
    }

    /** What was noted since the last call. */
    public List<Stall> stalls() {
        List<Stall> noted = List.copyOf(stalls);
        stalls.clear();
        return noted;
    }

    @Override
    protected void dispatchEvent(AWTEvent event) {
        long begun = busyMillis();
        int mine = ++depth;
        deepest = mine;
        try {
            super.dispatchEvent(event);
        } finally {
            depth--;
            long millis = busyMillis() - begun;
            if (millis > MOST_MILLIS && deepest == mine) {
                stalls.add(new Stall(event.toString(), millis));
            }
        }
    }

    private long busyMillis() {
        ThreadInfo self = threads.getThreadInfo(Thread.currentThread().getId());
        return threads.getCurrentThreadCpuTime() / NANOS + self.getBlockedTime() + self.getWaitedTime();
    }
}
