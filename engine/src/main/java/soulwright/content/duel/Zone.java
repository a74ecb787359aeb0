package soulwright.content.duel;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import soulwright.content.Check;
import soulwright.content.Copy;
import soulwright.content.Reading;

/**
 * Where cards lie.
 *
 * @param size how many cards or places it has; without it, any number
 * @param columns of a grid
 * @param rows of a grid, by name
 * @param holds how many cards of each kind one place of a grid can hold; empty for one card
 * @param accepts the kinds of card that may lie here; none for all
 * @param inPlay whether the abilities of its cards hold
 */
public record Zone(
        String name,
        Shape shape,
        OptionalInt size,
        OptionalInt columns,
        List<String> rows,
        Map<String, Integer> holds,
        List<String> accepts,
        SeenBy seenBy,
        boolean inPlay) {
    public Zone {
        Check.within(1, 99, size, "size");
        Check.within(1, 19, columns, "columns");
        Check.allWithin(1, 99, holds, "holds");
        rows = List.copyOf(rows);
        holds = Copy.of(holds);
        accepts = List.copyOf(accepts);
    }

    public static Zone of(Reading zone) {
        return new Zone(
                zone.at("name").word(zone.key()),
                zone.at("shape").oneOf(Shape.class),
                zone.at("size").figure(),
                zone.at("columns").figure(),
                zone.at("rows").words(),
                zone.at("holds").map(Reading::number),
                zone.at("accepts").words(),
                zone.at("seen-by").oneOf(SeenBy.class, SeenBy.EVERYONE),
                zone.at("in-play").flag());
    }

    /** One on the other, held by its player, in a row without places, so many places, or places in columns and rows. */
    public enum Shape {
        PILE,
        HAND,
        LINE,
        SLOTS,
        GRID
    }

    /** Who sees the faces of its cards. */
    public enum SeenBy {
        EVERYONE,
        OWNER,
        NOBODY
    }
}
