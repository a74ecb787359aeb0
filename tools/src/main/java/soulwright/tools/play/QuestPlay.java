package soulwright.tools.play;

import java.util.List;
import java.util.Optional;
import soulwright.content.Catalog;
import soulwright.content.piece.Board;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.game.Journal;
import soulwright.game.Recording;
import soulwright.game.Saving;
import soulwright.game.Session;
import soulwright.tools.terminal.Terminal;

/**
 * A quest to be played at a terminal.
 *
 * @param session in which nothing has been decided
 * @param goOn what is typed before the name of a save to go on with it
 */
public record QuestPlay(
        Catalog catalog,
        QuestRuleset ruleset,
        Board board,
        Session session,
        List<Chair> chairs,
        String goOn,
        Terminal terminal) {
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
     * Plays it from its beginning, until it is over or somebody stops.
     *
     * @param saving that has saved it already
     */
    public End begin(Saving saving) {
        return table(saving, Journal.of(session)).play();
    }

    /** Goes on with a saved game. Gives nothing if it could not, or nobody wanted to. */
    public Optional<End> resume(Recording saved, Resuming resuming) {
        Journal journal = Journal.of(session);
        return resuming.replay(saved, session)
                .map(saving -> table(saving, journal).play());
    }

    private Table table(Saving saving, Journal journal) {
        Book book = new Signs(catalog, ruleset).book(board);
        QuestPicture picture = new QuestPicture(
                book, new EntryPages(catalog), ActPages.of(catalog, ruleset), ActOrder.of(ruleset), Goal.of(ruleset));
        return new Table(session, chairs, picture, terminal, new Farewell(saving, goOn, terminal), journal);
    }
}
