package soulwright.editor.shell;

import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import soulwright.editor.document.Threads;

/** The settings as they are now; every change is written down, off the event thread. */
final class Remembered {
    private final SettingsFile file;
    private final Threads threads;
    private final Consumer<String> problem;
    private Settings settings;

    /**
     * As they were left.
     *
     * @param problem is told in words for people why they could not be written
     */
    Remembered(SettingsFile file, Settings settings, Threads threads, Consumer<String> problem) {
        this.file = file;
        this.settings = settings;
        this.threads = threads;
        this.problem = problem;
    }

    Settings settings() {
        return settings;
    }

    void change(UnaryOperator<Settings> change) {
        Settings changed = change.apply(settings);
        if (!changed.equals(settings)) {
            settings = changed;
            threads.toFiles(() -> write(changed));
        }
    }

    private void write(Settings changed) {
        try {
            file.write(changed);
        } catch (IOException e) {
            threads.toOwner(() -> problem.accept("Your preferences are not kept: " + e.getMessage()));
        }
    }
}
