package soulwright.content.piece;

import java.util.Optional;
import java.util.OptionalInt;
import soulwright.content.Check;
import soulwright.content.EntryId;
import soulwright.content.Reading;

/**
 * A dwelling on one land of a board.
 *
 * @param is which dwelling
 * @param ruin what must be cleared before it opens; nothing if it is open from the start
 * @param levels how many of the ruin's levels there are; without it, all
 */
public record BoardDwelling(Square at, EntryId<Dwelling> is, Optional<EntryId<Ruin>> ruin, OptionalInt levels) {
    public BoardDwelling {
        Check.within(1, 9, levels, "levels");
    }

    static BoardDwelling of(Reading dwelling) {
        return new BoardDwelling(
                Square.of(dwelling.at("at")),
                dwelling.at("is").id(Dwelling.KIND),
                dwelling.at("ruin").optional(ruin -> ruin.id(Ruin.KIND)),
                dwelling.at("levels").figure());
    }
}
