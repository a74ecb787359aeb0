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
 * @param blocked whether nobody can enter it
 * @param enhanced whether its terrain is an enhanced one
 */
record Square(
        int column, int row, Spot spot, Kind kind, @Nullable Definition terrain, boolean blocked, boolean enhanced) {
    enum Kind {
        LAND,
        HOME,
        BOSS,
        UNKNOWN
    }

    static Square of(int column, int row, Spot spot, Kind kind, @Nullable Definition terrain) {
        return new Square(column, row, spot, kind, terrain, says("blocked", terrain), says("enhanced", terrain));
    }

    private static boolean says(String key, @Nullable Definition terrain) {
        return terrain != null && terrain.tree().words(key).contains("true");
    }

    boolean is(Kind other) {
        return kind == other;
    }

    /** Whether its letter stands for something that is not there, as the legend has been told already. */
    boolean isMisread() {
        return kind == Kind.LAND && terrain == null;
    }
}
