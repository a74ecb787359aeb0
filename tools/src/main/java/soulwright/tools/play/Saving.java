package soulwright.tools.play;

import java.io.IOException;
import java.nio.file.Path;
import soulwright.game.Recording;
import soulwright.game.SaveFile;
import soulwright.tools.terminal.Terminal;

/** Saves a game as it goes on. A disk that is full does not stop the game; it is said once. */
final class Saving {
    private final SaveFile file;
    private final Terminal terminal;
    private boolean failed;

    Saving(SaveFile file, Terminal terminal) {
        this.file = file;
        this.terminal = terminal;
    }

    Path path() {
        return file.path();
    }

    /** Gives whether the game as it stands is in the file. */
    boolean save(Recording recording) {
        try {
            file.write(recording);
            failed = false;
        } catch (IOException e) {
            if (!failed) {
                terminal.print("The game could not be saved: " + e.getMessage());
            }
            failed = true;
        }
        return !failed;
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
