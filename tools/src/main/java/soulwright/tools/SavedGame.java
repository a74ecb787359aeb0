package soulwright.tools;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.content.Catalog;
import soulwright.content.piece.GameCharacter;
import soulwright.game.Recording;
import soulwright.game.SaveFile;
import soulwright.game.Session;
import soulwright.quest.QuestChoices;
import soulwright.quest.QuestSetup.Seat;

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
     * @param packs finds it then
     * @throws Finding if the save does not say it, or says what is not there or cannot be
     */
    static SavedGame of(Recording recording, @Nullable String pack, SavedPack packs) {
        QuestChoices choices = QuestPack.choices(recording.setup());
        QuestPack quest = pack == null
                ? packs.open(choices)
                : QuestPack.open(packs.console().home(), pack, choices.ruleset());
        checkNames(choices, quest.catalog());
        return new SavedGame(recording, choices, quest);
    }

    private static void checkNames(QuestChoices choices, Catalog catalog) {
        Set<String> taken = new HashSet<>();
        for (Seat seat : choices.setup().seats()) {
            SeatName name = new SeatName(seat.name());
            Optional<String> fault = isUsual(seat, catalog) ? name.strange() : name.fault();
            fault.ifPresent(why -> {
                throw new Finding("this is no saved board game: " + why);
            });
            if (!taken.add(name.key())) {
                throw new Finding("this is no saved board game: two players are called \"" + seat.name() + "\"");
            }
        }
    }

    /** Whether somebody is called like the character that he plays, perhaps with a number. */
    private static boolean isUsual(Seat seat, Catalog catalog) {
        return seat.character()
                .flatMap(catalog::find)
                .map(GameCharacter::name)
                .filter(seat.name()::startsWith)
                .isPresent();
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
