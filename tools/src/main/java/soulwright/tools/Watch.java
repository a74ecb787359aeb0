package soulwright.tools;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Waits for files to be saved. It looks rather than listens, so that it works on every file system. */
final class Watch {
    private static final long PAUSE_MILLIS = 300;

    private final List<Path> roots;

    /** What is done after a change. */
    interface Reaction {
        void run() throws IOException;
    }

    Watch(List<Path> roots) {
        this.roots = roots;
    }

    /** Never returns by itself. */
    void forEachChange(Reaction reaction) throws IOException, InterruptedException {
        Snapshot seen = Snapshot.of(roots);
        while (true) {
            Thread.sleep(PAUSE_MILLIS);
            Snapshot now = Snapshot.of(roots);
            if (!now.equals(seen)) {
                seen = now;
                reaction.run();
            }
        }
    }
}
