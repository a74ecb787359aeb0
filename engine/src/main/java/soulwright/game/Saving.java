package soulwright.game;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Saves a game as it goes on. A disk that is full does not stop the game; it is said until it is over. Where somebody else plays on in the same
 * file, nothing is overwritten: the game goes on in a copy beside it. May be used on several threads.
 */
public final class Saving {
    private SaveFile file;
    private Optional<Recording> saved;
    private boolean closed;
    private Optional<String> trouble = Optional.empty();
    private Optional<String> remark = Optional.empty();

    /**
     * @param file where the game is saved from now on
     * @param saved what is in it; nothing if there is no file yet
     */
    public Saving(SaveFile file, Optional<Recording> saved) {
        this.file = file;
        this.saved = saved;
    }

    /** Where it is saved now. */
    public synchronized Path path() {
        return file.path();
    }

    /** Saves the game, unless it stands as it was saved last. */
    public synchronized void save(Recording recording) {
        if (!closed && !(trouble.isEmpty() && saved.equals(Optional.of(recording)))) {
            try {
                write(recording);
                saved = Optional.of(recording);
                trouble = Optional.empty();
            } catch (IOException e) {
                trouble = Optional.of("The game is not saved: " + e.getMessage());
            }
        }
    }

    private void write(Recording recording) throws IOException {
        Path wanted = file.path();
        while (!file.replace(saved, recording)) {
            file = new SaveFile(wanted).unusedCopy();
            saved = Optional.empty();
            remark = Optional.of("Somebody else has saved another game in " + wanted
                    + " meanwhile. It stays as it is, and this one is saved in " + file.path() + " from now on.");
        }
    }

    /** Saves the game for the last time; what is being saved on another thread is saved whole before. */
    public synchronized void saveLast(Recording recording) {
        save(recording);
        closed = true;
    }

    /**
     * Saves the game elsewhere from now on.
     *
     * @param other where there is nothing yet
     * @return whether it is saved there; if not, it is saved where it was until now, and {@link #trouble} says why
     */
    public synchronized boolean move(SaveFile other, Recording recording) {
        SaveFile until = file;
        Optional<Recording> known = saved;
        file = other;
        saved = Optional.empty();
        trouble = Optional.empty();
        save(recording);
        if (trouble.isPresent()) {
            file = until;
            saved = known;
        }
        return trouble.isEmpty();
    }

    /** Why the game as it stands is not in the file. */
    public synchronized Optional<String> trouble() {
        return trouble;
    }

    /** What players are to be told besides, once: that the game is saved elsewhere from now on. */
    public synchronized List<String> remarks() {
        List<String> remarks = remark.stream().toList();
        remark = Optional.empty();
        return remarks;
    }
}
