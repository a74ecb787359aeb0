package soulwright.tools;

import java.util.concurrent.CountDownLatch;

/** Lets a command that somebody stops with Ctrl+C finish what it is at and say what it has, before the program ends. */
final class Interruption implements AutoCloseable {
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread hook = new Thread(this::stopAndWait);
    private volatile boolean stopped;

    /** Waits for Ctrl+C from now on. */
    Interruption() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    boolean isStopped() {
        return stopped;
    }

    private void stopAndWait() {
        stopped = true;
        try {
            closed.await();
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
    }

    /** Says that everything is said. */
    @Override
    public void close() {
        closed.countDown();
        if (!stopped) {
            Runtime.getRuntime().removeShutdownHook(hook);
        }
    }
}
