package soulwright.tools;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import soulwright.game.Recording;
import soulwright.game.SaveFile;
import soulwright.game.Session;
import soulwright.story.CampaignChoices;
import soulwright.story.VersusChoices;
import soulwright.tools.terminal.ShellWord;

/** A game that was saved, of whatever sort, with what it is played with now. */
sealed interface SavedGame permits SavedQuest, SavedCampaign, SavedVersus {
    Recording recording();

    /**
     * The game as it began.
     *
     * @throws Finding if a part of the set-up is not there any more
     */
    Session start();

    /**
     * The file in which somebody says that a game is.
     *
     * @throws WrongUse if there is no file, nor a save before it
     */
    static SaveFile file(Path path) {
        SaveFile file = new SaveFile(path);
        if (Files.isDirectory(path)) {
            throw new WrongUse("\"" + path + "\" is a folder; name the file of a saved game");
        }
        if (Files.notExists(path) && Files.notExists(file.before().path())) {
            throw new WrongUse("there is no file \"" + path + "\"");
        }
        return file;
    }

    /** What is typed after `soulwright` to go on with a save: the command for that sort of game. */
    static String command(Recording recording) {
        if (VersusChoices.isIn(recording.setup())) {
            return "versus";
        }
        return CampaignChoices.isIn(recording.setup()) ? "campaign" : "play";
    }

    /**
     * Says so if a save is of another sort of game than a command goes on with.
     *
     * @throws WrongUse that names the right command
     */
    static void mustBeFor(String command, Recording recording, Path path) {
        String right = command(recording);
        if (!right.equals(command)) {
            throw new WrongUse("that is no save for this command; go on with it with: soulwright %s --resume %s"
                    .formatted(right, ShellWord.of(path.toString())));
        }
    }

    /**
     * Finds what a game is played with.
     *
     * @param pack null if it is where it was when the game was saved
     * @param packs finds it then
     * @throws Finding if the save does not say it, or says what is not there or cannot be
     */
    static SavedGame of(Recording recording, @Nullable String pack, SavedPack packs) {
        if (VersusChoices.isIn(recording.setup())) {
            return SavedVersus.of(recording, pack, packs);
        }
        return CampaignChoices.isIn(recording.setup())
                ? SavedCampaign.of(recording, pack, packs)
                : SavedQuest.of(recording, pack, packs);
    }
}
