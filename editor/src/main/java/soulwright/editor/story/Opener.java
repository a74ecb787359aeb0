package soulwright.editor.story;

import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import soulwright.editor.work.Job;
import soulwright.editor.work.Work;
import soulwright.editor.work.Workshop;

/** Makes ready what is to be opened, one thing at a time: what is asked for meanwhile, as by a second click, is not begun. Belongs to the event thread. */
final class Opener {
    private final Workshop workshop;
    private Optional<Job> job = Optional.empty();
    private boolean opens;

    Opener(Workshop workshop) {
        this.workshop = workshop;
    }

    /** Makes something ready in the background, unless something else is being opened. */
    <T> void run(String name, Work<T> work, Consumer<? super T> done) {
        boolean busy = opens || job.filter(workshop.jobs()::contains).isPresent();
        if (!busy) {
            job = Optional.of(workshop.run(name, work, done));
        }
    }

    /** Opens what is ready; later, since making it has taken a while already. */
    void open(Runnable open) {
        opens = true;
        SwingUtilities.invokeLater(() -> {
            opens = false;
            open.run();
        });
    }
}
