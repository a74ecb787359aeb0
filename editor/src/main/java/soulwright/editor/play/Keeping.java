package soulwright.editor.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import soulwright.game.Recording;
import soulwright.game.SaveFile;

/** Saves a game as it goes on. A disk that is full does not stop the game; the player is told until it is over. */
final class Keeping {
    private final SaveFile file;
    private Optional<Recording> saved = Optional.empty();
    private Optional<String> trouble = Optional.empty();

    Keeping(SaveFile file) {
        this.file = file;
    }

    Path path() {
        return file.path();
    }

    /** Saves the game, unless it stands as it was saved last. */
    void save(Recording recording) {
        if (saved.equals(Optional.of(recording))) {
            return;
        }
        try {
            Files.createDirectories(file.path().toAbsolutePath().getParent());
            file.write(recording);
            saved = Optional.of(recording);
            trouble = Optional.empty();
        } catch (IOException e) {
            trouble = Optional.of("The game is not saved: " + e.getMessage());
        }
    }

    /** Why the game as it stands is not in the file. */
    Optional<String> trouble() {
        return trouble;
    }
}
