package soulwright.tools;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import soulwright.game.Recording;
import soulwright.game.SaveFile;
import soulwright.game.Session;
import soulwright.story.CampaignChoices;

/** A game that was saved, of whatever sort, with what it is played with now. */
sealed interface SavedGame permits SavedQuest, SavedCampaign {
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

    /**
     * Finds what a game is played with.
     *
     * @param pack null if it is where it was when the game was saved
     * @param packs finds it then
     * @throws Finding if the save does not say it, or says what is not there or cannot be
     */
    static SavedGame of(Recording recording, @Nullable String pack, SavedPack packs) {
        return CampaignChoices.isIn(recording.setup())
                ? SavedCampaign.of(recording, pack, packs)
                : SavedQuest.of(recording, pack, packs);
    }
}
