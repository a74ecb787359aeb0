package soulwright.content.quest;

import java.util.List;
import soulwright.content.Check;
import soulwright.content.EntryId;
import soulwright.content.Range;
import soulwright.content.Reading;
import soulwright.content.piece.Dwelling;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Selector;

/**
 * What a quest asks of its boards, and what it puts on them.
 *
 * @param sizes how many lands a side may have
 * @param elevation of a land of which the board says none
 * @param levels of the monsters that appear at each elevation, from 1
 * @param home what stands where players start
 * @param wild the monsters that can appear in a land
 * @param boss the monster in the centre of a board that names none
 */
public record BoardRules(
        List<Integer> sizes,
        Expression elevation,
        List<Range> levels,
        EntryId<Dwelling> home,
        Moves moves,
        Selector wild,
        Selector boss,
        Fairness fairness) {
    public BoardRules {
        Check.some(sizes, "size");
        sizes.forEach(size -> Check.within(3, 31, size, "size"));
        Check.some(levels, "range of levels");
        sizes = List.copyOf(sizes);
        levels = List.copyOf(levels);
    }

    public static BoardRules of(Reading board) {
        return new BoardRules(
                board.at("sizes").list(Reading::number),
                board.at("elevation").formula(),
                board.at("levels").list(Range::of),
                board.at("home").id(Dwelling.KIND),
                board.at("moves").oneOf(Moves.class, Moves.ORTHOGONAL),
                board.at("wild").selector(),
                board.at("boss").selector(),
                Fairness.of(board.at("fairness")));
    }

    /** Which lands are neighbours: those that share a side, or those that share a corner as well. */
    public enum Moves {
        ORTHOGONAL,
        DIAGONAL
    }
}
