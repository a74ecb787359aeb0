package soulwright.editor.work;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;

/** Where long work is done. Belongs to the event thread, apart from the work itself. */
public final class Workshop {
    private final Executor background;
    private final Executor home;
    private final List<Job> jobs = new CopyOnWriteArrayList<>();
    private final List<WorkshopListener> listeners = new CopyOnWriteArrayList<>();

    private Workshop(Executor background, Executor home) {
        this.background = background;
        this.home = home;
    }

    /** Does work on threads of its own, and tells the event thread. */
    public static Workshop open() {
        return new Workshop(
                Executors.newCachedThreadPool(task -> {
                    Thread thread = new Thread(task, "work");
                    thread.setDaemon(true);
                    return thread;
                }),
                SwingUtilities::invokeLater);
    }

    /** Does all work at once, on the thread that asks: for tests. */
    public static Workshop immediate() {
        return new Workshop(Runnable::run, Runnable::run);
    }

    public void addListener(WorkshopListener listener) {
        listeners.add(listener);
    }

    public void removeListener(WorkshopListener listener) {
        listeners.remove(listener);
    }

    /** What is being done now, the oldest first. */
    public List<Job> jobs() {
        return List.copyOf(jobs);
    }

    /**
     * Begins work.
     *
     * @param name what it does, for people: `Exporting the board`
     * @param done is told what came of it, on the event thread, unless it failed or was cancelled
     */
    public <T> Job run(String name, Work<T> work, Consumer<? super T> done) {
        Job job = new Job(name);
        jobs.add(job);
        listeners.forEach(WorkshopListener::changed);
        background.execute(() -> attempt(job, work, done));
        return job;
    }

    private <T> void attempt(Job job, Work<T> work, Consumer<? super T> done) {
        try {
            T result = work.run(new Telling(job));
            home.execute(() -> finished(job, () -> done.accept(result)));
        } catch (IOException e) {
            String message = String.valueOf(e.getMessage());
            home.execute(() -> finished(job, () -> listeners.forEach(listener -> listener.failed(job, message))));
        } catch (RuntimeException | Error bug) {
            home.execute(() -> finished(job, () -> {}));
            throw bug;
        }
    }

    private void finished(Job job, Runnable tell) {
        jobs.remove(job);
        listeners.forEach(WorkshopListener::changed);
        if (!job.isCancelled()) {
            tell.run();
        }
    }

    private final class Telling implements Progress {
        private final Job job;
        private int told = -1;

        Telling(Job job) {
            this.job = job;
        }

        @Override
        public void done(long part, long whole) {
            int percent = whole == 0 ? 0 : (int) (100 * part / whole);
            if (percent != told) {
                told = percent;
                job.share(percent / 100.0);
                home.execute(() -> listeners.forEach(WorkshopListener::changed));
            }
        }

        @Override
        public boolean isCancelled() {
            return job.isCancelled();
        }
    }
}
