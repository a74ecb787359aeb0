package soulwright.tools;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import soulwright.game.Recording;
import soulwright.game.SaveFile;
import soulwright.game.Session;
import soulwright.quest.QuestChoices;

/** A game that was saved, with what it is played with now. */
record SavedGame(Recording recording, QuestChoices choices, QuestPack quest) {
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
     * @throws Finding if the save does not say it, or says what is not there
     */
    static SavedGame of(Home home, Recording recording, @Nullable String pack) {
        QuestChoices choices = QuestPack.choices(recording.setup());
        return new SavedGame(recording, choices, quest(home, choices, pack));
    }

    private static QuestPack quest(Home home, QuestChoices choices, @Nullable String pack) {
        try {
            return QuestPack.open(home, pack == null ? choices.pack() : pack, choices.ruleset());
        } catch (WrongUse missing) {
            if (pack != null) {
                throw missing;
            }
            throw new Finding("the game was saved with a pack or with rules that are not where they were: "
                    + missing.getMessage() + "; if they are elsewhere, name the pack");
        }
    }

    /**
     * The game as it began.
     *
     * @throws Finding if a part of the set-up is not there any more
     */
    Session start() {
        return quest.start(choices);
    }
}
