package soulwright.quest.board;

import org.jspecify.annotations.Nullable;
import soulwright.effect.Spot;
import soulwright.pack.Definitions.Definition;

/**
 * One letter of a board's rows.
 *
 * @param column from the west, from 1
 * @param row from the north, from 1
 * @param spot where the letter stands
 * @param terrain of what kind a land is; null for homes, the boss's land and letters without a meaning
 */
record Square(
        int column, int row, Spot spot, Kind kind, @Nullable Definition terrain) {
    enum Kind {
        LAND,
        HOME,
        BOSS,
        UNKNOWN
    }

    boolean is(Kind other) {
        return kind == other;
    }

    /** Whether its letter stands for something that is not there, as the legend has been told already. */
    boolean isMisread() {
        return kind == Kind.LAND && terrain == null;
    }

    /** Whether nobody can enter it. */
    boolean isBlocked() {
        return terrain != null && terrain.tree().words("blocked").contains("true");
    }

    boolean isEnhanced() {
        return terrain != null && terrain.tree().words("enhanced").contains("true");
    }
}
