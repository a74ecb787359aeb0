package soulwright.editor.story;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import soulwright.agent.Agent;
import soulwright.editor.art.Gallery;
import soulwright.editor.play.Chair;
import soulwright.editor.play.GameTable;
import soulwright.editor.play.Moment;
import soulwright.editor.play.Pace;
import soulwright.game.Journal;
import soulwright.game.SaveFile;
import soulwright.game.Saving;
import soulwright.game.Session;
import soulwright.quest.QuestChoices;

/**
 * A story before anything is shown of it.
 *
 * @param others the name of the computer player who plays everybody but the hero
 * @param journal has listened to the session from its beginning
 * @param read which lines of the campaign were read before
 */
record Opened(
        Saga saga, Gallery gallery, Session session, String others, Journal journal, Saving saving, ReadLines read) {
    /**
     * Takes a while.
     *
     * @param folder where campaigns are saved
     */
    static Opened of(Saga saga, Gallery gallery, Session session, String others, Saving saving, Path folder) {
        gallery.prepare("characters", "terrains", "dwellings", "ruins", "elements", "statuses", "monsters", "boards");
        Path file = folder.resolve("read").resolve(saga.campaign().about().id().local());
        ReadLines read = ReadLines.in(file, saga.campaigns().lines());
        return new Opened(saga, gallery, session, others, Journal.of(session), saving, read);
    }

    /** The same, saved in a copy. */
    Opened copied() {
        SaveFile copy = new SaveFile(saving.path()).unusedCopy();
        return new Opened(saga, gallery, session, others, journal, new Saving(copy, Optional.empty()), read);
    }

    /** The hero is the person at the screen; a computer player is everybody else. */
    GameTable table(Pace pace, Consumer<Moment> shown) {
        int players = session.game().players();
        List<Chair> chairs = new ArrayList<>(Collections.nCopies(players, new Chair("", Optional.empty(), others)));
        chairs.set(0, new Chair(saga.hero().name(), Optional.of(saga.campaign().hero()), QuestChoices.PERSON));
        List<Optional<Agent>> agents = new ArrayList<>(Collections.nCopies(players, Optional.of(saga.player(others))));
        agents.set(0, Optional.empty());
        return new GameTable(session, chairs, agents, journal, Optional.of(saving), pace, new StorySight(), shown);
    }
}
