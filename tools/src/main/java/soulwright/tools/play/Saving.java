package soulwright.tools.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import soulwright.game.Recording;
import soulwright.game.SaveFile;

/** Saves a game as it goes on. A disk that is full does not stop the game; it is said until it is over. */
final class Saving {
    private final SaveFile file;
    private Optional<Recording> saved = Optional.empty();
    private Optional<String> trouble = Optional.empty();

    Saving(SaveFile file) {
        this.file = file;
    }

    Path path() {
        return file.path();
    }

    /** Saves the game, unless it stands as it was saved last. */
    void save(Recording recording) {
        if (!saved.equals(Optional.of(recording))) {
            try {
                file.write(recording);
                saved = Optional.of(recording);
                trouble = Optional.empty();
            } catch (IOException e) {
                trouble = Optional.of("The game is not saved: " + e.getMessage());
            }
        }
    }

    /** Why the game as it stands is not in the file. */
    Optional<String> trouble() {
        return trouble;
    }

    /** Saves a copy elsewhere. */
    static String copy(Recording recording, Path path) {
        try {
            new SaveFile(path).write(recording);
            return "A copy is saved in " + path + ".";
        } catch (IOException e) {
            return "It could not be saved there: " + e.getMessage();
        }
    }
}
