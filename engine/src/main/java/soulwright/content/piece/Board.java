package soulwright.content.piece;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.content.About;
import soulwright.content.Check;
import soulwright.content.Copy;
import soulwright.content.Entry;
import soulwright.content.EntryId;
import soulwright.content.EntryKind;
import soulwright.content.Reading;

/**
 * A map to play on, square and with a centre.
 *
 * @param size lands a side
 * @param legend what the letters mean that the pack draws it with
 * @param lands rows from north to south, each from west to east
 * @param dwellings all but the homes
 * @param boss the monster in the centre; without it, the ruleset picks one
 * @param elevation of each land, in the order of {@code lands}; empty if the ruleset works it out
 */
public record Board(
        About<Board> about,
        int size,
        Map<String, BoardLand> legend,
        List<List<BoardLand>> lands,
        List<BoardDwelling> dwellings,
        Optional<EntryId<Monster>> boss,
        List<List<Integer>> elevation)
        implements Entry<Board> {
    public static final EntryKind<Board> KIND = new EntryKind<>("boards", Board::of);

    public Board {
        Check.within(3, 31, size, "size");
        BoardRows.check(lands, size);
        if (!elevation.isEmpty()) {
            BoardRows.check(elevation, size);
        }
        legend = Copy.of(legend);
        lands = lands.stream().map(List::copyOf).toList();
        dwellings = List.copyOf(dwellings);
        elevation = elevation.stream().map(List::copyOf).toList();
    }

    static Board of(Reading entry) {
        Map<String, BoardLand> legend = entry.at("legend").map(BoardLand::of);
        return new Board(
                entry.about(KIND),
                entry.at("size").number(),
                legend,
                entry.at("lands").list(row -> BoardRows.of(row, legend::get)),
                entry.at("dwellings").list(BoardDwelling::of),
                entry.at("boss").optional(monster -> monster.id(Monster.KIND)),
                entry.at("elevation").list(row -> BoardRows.of(row, Integer::valueOf)));
    }

    /** The land at a square. */
    public BoardLand at(Square square) {
        return lands.get(square.row() - 1).get(square.column() - 1);
    }
}
