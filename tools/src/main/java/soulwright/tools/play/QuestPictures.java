package soulwright.tools.play;

import java.util.List;
import java.util.Optional;
import soulwright.content.Catalog;
import soulwright.content.piece.Board;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.game.Topic;
import soulwright.tools.terminal.Line;

/** Pictures of the board games and battles of one ruleset. */
public final class QuestPictures {
    private final Signs signs;
    private final EntryPages pages;
    private final ActPages acts;
    private final QuestRuleset ruleset;

    public QuestPictures(Catalog catalog, QuestRuleset ruleset) {
        this.signs = new Signs(catalog, ruleset);
        this.pages = new EntryPages(catalog, ruleset);
        this.acts = ActPages.of(catalog, ruleset);
        this.ruleset = ruleset;
    }

    /** Those of a game on a board, or of a battle without one. */
    public GamePicture on(Optional<Board> board) {
        return new QuestPicture(signs.book(board), pages, acts, ActOrder.of(ruleset), Goal.of(ruleset));
    }

    /** What is printed on what is called so or begins so; nothing if nothing is. */
    public Optional<List<Line>> named(String word, int width) {
        return pages.about(word, width, entry -> List.of());
    }

    /** What {@link #named} knows by name. */
    public List<String> names() {
        return pages.names().distinct().toList();
    }

    /** What is printed on an entry that something is about; nothing if it is about no entry. */
    public Optional<List<Line>> about(Topic topic, int width) {
        return pages.page(topic.kind(), topic.id(), width);
    }
}
