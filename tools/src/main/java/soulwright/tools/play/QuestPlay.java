package soulwright.tools.play;

import java.util.List;
import java.util.Optional;
import soulwright.content.Catalog;
import soulwright.content.piece.Board;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.game.Recording;
import soulwright.game.SaveFile;
import soulwright.game.Session;
import soulwright.tools.terminal.Terminal;

/**
 * A quest to be played at a terminal.
 *
 * @param session in which nothing has been decided
 */
public record QuestPlay(
        Catalog catalog, QuestRuleset ruleset, Board board, Session session, List<Chair> chairs, Terminal terminal) {
    /** How playing ends. */
    public enum End {
        OVER,
        LEFT,
        /** Something in a pack does not come to an end. */
        BROKEN_OFF
    }

    /**
     * Plays it from its beginning, until it is over or somebody stops.
     *
     * @param file to save it in
     */
    public End begin(SaveFile file) {
        return table(file, journal()).play();
    }

    /** Goes on with a saved game. Gives nothing if it could not, or nobody wanted to. */
    public Optional<End> resume(Recording saved, Resuming resuming) {
        Journal journal = journal();
        Optional<SaveFile> file = resuming.replay(saved, session);
        for (int seat = 0; seat < chairs.size(); seat++) {
            journal.isRead(seat);
        }
        return file.map(present -> table(present, journal).play());
    }

    private Journal journal() {
        Journal journal = new Journal(() -> session.game().decisions());
        session.listen(journal);
        return journal;
    }

    private Table table(SaveFile file, Journal journal) {
        Book book = new Signs(catalog, ruleset).book(board);
        QuestPicture picture = new QuestPicture(book, new EntryPages(catalog), ActPages.of(catalog, ruleset));
        return new Table(session, chairs, picture, terminal, file, journal);
    }
}
