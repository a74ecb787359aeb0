package soulwright.tools;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.content.Catalog;
import soulwright.content.piece.GameCharacter;
import soulwright.game.Recording;
import soulwright.game.Session;
import soulwright.quest.QuestChoices;
import soulwright.quest.QuestSetup.Seat;
import soulwright.quest.SeatName;

/** A board game that was saved. */
record SavedQuest(Recording recording, QuestChoices choices, QuestPack quest) implements SavedGame {
    /**
     * Finds what a game is played with.
     *
     * @param pack null if it is where it was when the game was saved
     * @param packs finds it then
     * @throws Finding if the save does not say it, or says what is not there or cannot be
     */
    static SavedQuest of(Recording recording, @Nullable String pack, SavedPack packs) {
        QuestChoices choices = QuestPack.choices(recording.setup());
        Home home = packs.console().home();
        QuestPack quest =
                packs.open(recording, choices.pack(), pack, open -> QuestPack.of(home, open, choices.ruleset()));
        checkNames(choices, quest.catalog());
        return new SavedQuest(recording, choices, quest);
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

    @Override
    public Session start() {
        return quest.start(choices);
    }
}
