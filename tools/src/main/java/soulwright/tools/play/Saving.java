package soulwright.tools.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import soulwright.game.Recording;
import soulwright.game.SaveFile;

/** Saves a game as it goes on. A disk that is full does not stop the game; it is said until it is over. */
final class Saving {
    private final SaveFile file;
    private boolean closed;
    private Optional<Recording> saved = Optional.empty();
    private Optional<String> trouble = Optional.empty();

    Saving(SaveFile file) {
        this.file = file;
    }

    Path path() {
        return file.path();
    }

    /** Saves the game, unless it stands as it was saved last. */
    synchronized void save(Recording recording) {
        if (!closed && !saved.equals(Optional.of(recording))) {
            try {
                file.write(recording);
                saved = Optional.of(recording);
                trouble = Optional.empty();
            } catch (IOException e) {
                trouble = Optional.of("The game is not saved: " + e.getMessage());
            }
        }
    }

    /** Saves the game for the last time; what is being saved on another thread is saved whole before. */
    synchronized void saveLast(Recording recording) {
        save(recording);
        closed = true;
    }

    /** Why the game as it stands is not in the file. */
    synchronized Optional<String> trouble() {
        return trouble;
    }

    /** Saves a copy elsewhere, where there is nothing yet. */
    static String copy(Recording recording, Path path) {
        if (Files.exists(path)) {
            return path + " is there already, and stays as it is; give another name.";
        }
        try {
            new SaveFile(path).write(recording);
            return "A copy is saved in " + path + ".";
        } catch (IOException e) {
            return "It could not be saved there: " + e.getMessage();
        }
    }
}
