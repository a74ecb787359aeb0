package soulwright.quest;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import soulwright.content.Catalog;
import soulwright.content.EntryId;
import soulwright.content.piece.Board;

/**
 * The order in which boards are offered: those for a first game come first. A board is the easier the smaller it is, and the weaker its boss; one
 * that chance picks a boss for comes after those that say theirs.
 */
public final class EasiestFirst implements Comparator<Board> {
    private final Catalog catalog;
    private final Comparator<Board> order;

    /** @param catalog that has the bosses of the boards */
    public EasiestFirst(Catalog catalog) {
        this.catalog = catalog;
        this.order = Comparator.comparingInt(Board::size)
                .thenComparing(board -> board.boss().isEmpty())
                .thenComparingInt(this::boss)
                .thenComparing(board -> board.id().text());
    }

    /** The boards of those ids, the easiest first. */
    public List<EntryId<Board>> sorted(Collection<EntryId<Board>> boards) {
        return boards.stream().map(catalog::get).sorted(this).map(Board::id).toList();
    }

    private int boss(Board board) {
        return board.boss()
                .flatMap(catalog::find)
                .map(monster -> monster.attributes().values().stream()
                        .mapToInt(Integer::intValue)
                        .sum())
                .orElse(0);
    }

    @Override
    public int compare(Board one, Board other) {
        return order.compare(one, other);
    }
}
