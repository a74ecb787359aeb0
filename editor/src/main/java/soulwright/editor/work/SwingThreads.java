package soulwright.editor.work;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.swing.SwingUtilities;
import soulwright.editor.document.Threads;

/** A project belongs to the event thread. */
public final class SwingThreads implements Threads {
    private final ExecutorService checks = thread("checks");
    private final ExecutorService files = thread("files");

    private static ExecutorService thread(String name) {
        return Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        });
    }

    @Override
    public boolean isOwner() {
        return SwingUtilities.isEventDispatchThread();
    }

    @Override
    public void toOwner(Runnable task) {
        SwingUtilities.invokeLater(task);
    }

    @Override
    public void toChecks(Runnable task) {
        checks.execute(task);
    }

    @Override
    public void toFiles(Runnable task) {
        files.execute(task);
    }
}
