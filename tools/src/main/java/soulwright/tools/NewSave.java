package soulwright.tools;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.game.SaveFile;
import soulwright.game.Saving;
import soulwright.game.Session;

/** Where a game is saved that begins. */
record NewSave(SaveFile file) {
    /**
     * The file that was asked for, or one in the current folder that does not exist yet.
     *
     * @param asked null if nobody has asked for one
     * @param usual what it is called then, without `.save`
     * @throws WrongUse if there is one that was asked for
     */
    static NewSave of(@Nullable Path asked, String usual) {
        return asked == null ? unused(Path.of(""), usual) : at(asked);
    }

    /**
     * A file that was asked for.
     *
     * @throws WrongUse if it is there already, or is a folder or a device
     */
    static NewSave at(Path asked) {
        if (Files.isDirectory(asked)) {
            throw new WrongUse("\"" + asked + "\" is a folder; name a file in which the game is saved");
        }
        if (Files.exists(asked) && !Files.isRegularFile(asked)) {
            throw new WrongUse("\"" + asked + "\" is no ordinary file; name another file");
        }
        if (Files.exists(asked)) {
            throw new WrongUse("\"" + asked + "\" is there already; go on with it with --resume, or name another file");
        }
        return new NewSave(new SaveFile(asked));
    }

    /** A file in a folder that does not exist yet. */
    static NewSave unused(Path folder, String usual) {
        SaveFile file = new SaveFile(folder.resolve(usual + ".save"));
        return new NewSave(Files.exists(file.path()) ? file.unusedCopy() : file);
    }

    /**
     * Saves a game before anybody has decided anything, so that nobody plays for hours what cannot be saved.
     *
     * @throws WrongUse if it cannot be saved there
     */
    Saving begin(Session session) {
        Saving saving = new Saving(file, Optional.empty());
        saving.save(session.recording());
        saving.trouble().ifPresent(unwritable -> {
            throw new WrongUse(unwritable + "; name another file with --save FILE");
        });
        return saving;
    }
}
