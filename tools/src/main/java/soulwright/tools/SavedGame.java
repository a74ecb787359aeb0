package soulwright.tools;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import soulwright.game.Happening;
import soulwright.game.Recording;
import soulwright.game.SaveFile;
import soulwright.game.SaveFile.Damaged;
import soulwright.game.SaveFile.Opened;
import soulwright.game.SaveFile.Whole;
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

    /** Finds what is told of something that happened in it, to somebody who may know everything; empty if nothing is. */
    default Function<Happening, String> words() {
        return Happening::words;
    }

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
     * The game in a file, where nobody can be asked whether the save before it will do.
     *
     * @throws Finding if it is damaged, which says why and what can be done
     */
    static Recording read(SaveFile file) {
        Opened opened = file.read();
        if (opened instanceof Whole whole) {
            return whole.recording();
        }
        Damaged damaged = (Damaged) opened;
        String before = damaged.before().isPresent() ? ": " + file.before().path() : "";
        throw new Finding(damaged.message() + "; " + damaged.help() + before);
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
     * @throws WrongUse that says which sort it is, and names the right command
     */
    static void mustBeFor(String command, Recording recording, Path path) {
        String right = command(recording);
        if (!right.equals(command)) {
            throw new WrongUse("that is %s; go on with it with: soulwright %s --resume %s"
                    .formatted(sort(right), right, ShellWord.of(path.toString())));
        }
    }

    private static String sort(String command) {
        return switch (command) {
            case "versus" -> "a saved battle between card stocks";
            case "campaign" -> "a saved campaign";
            default -> "a saved board game";
        };
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
