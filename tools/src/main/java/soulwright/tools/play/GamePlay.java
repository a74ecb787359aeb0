package soulwright.tools.play;

import java.util.List;
import java.util.Optional;
import soulwright.game.Journal;
import soulwright.game.Recording;
import soulwright.game.Saving;
import soulwright.game.Session;
import soulwright.tools.terminal.Terminal;

/**
 * A game to be played at a terminal.
 *
 * @param session in which nothing has been decided
 * @param journal that listens to it
 * @param chairs by player
 * @param goOn what is typed before the name of a save to go on with it
 */
public record GamePlay(
        Session session, Journal journal, List<Chair> chairs, GamePicture picture, String goOn, Terminal terminal) {
    /** How playing ends. */
    public enum End {
        OVER,
        LEFT,
        /** It could not be saved, and whoever played was told. */
        UNSAVED,
        /** Something in a pack does not come to an end. */
        BROKEN_OFF
    }

    /**
     * Plays it from where it stands, until it is over or somebody stops.
     *
     * @param saving that has saved it already
     */
    public End begin(Saving saving) {
        return new Table(session, chairs, picture, terminal, new Farewell(saving, goOn, terminal), journal).play();
    }

    /** Goes on with a saved game. Gives nothing if it could not, or nobody wanted to. */
    public Optional<End> resume(Recording saved, Resuming resuming) {
        return resuming.replay(saved, session).map(this::begin);
    }
}
