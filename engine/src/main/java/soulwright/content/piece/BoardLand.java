package soulwright.content.piece;

import soulwright.content.EntryId;
import soulwright.content.Reading;

/** What a board has on one land. */
public sealed interface BoardLand {
    static BoardLand of(Reading meaning) {
        return meaning.isReference() ? new Open(meaning.id(Terrain.KIND)) : meaning.oneOf(Fixed.class);
    }

    /** A land of some terrain. */
    record Open(EntryId<Terrain> terrain) implements BoardLand {}

    /** Where a player starts, and where the boss is. */
    enum Fixed implements BoardLand {
        HOME,
        BOSS
    }
}
