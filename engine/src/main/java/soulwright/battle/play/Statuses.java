package soulwright.battle.play;

import soulwright.game.Position;
import soulwright.game.Values;

/** The statuses of characters. */
final class Statuses {
    private Statuses() {}

    /** The status of a character, the first if there are several. */
    static long first(Position position, long character) {
        int row = row(position, character, 0);
        return row == 0 ? Values.NONE : position.at(row + Lasting.WHAT);
    }

    /** The row of a status, of any where it is 0; 0 if the character does not have it. */
    static int row(Position position, long character, long status) {
        for (int row = Lasting.first(position, character); row != 0; row = Lasting.next(position, row)) {
            boolean same = status == 0 || position.at(row + Lasting.WHAT) == status;
            if (position.at(row + Lasting.TYPE) == Lasting.STATUS && same) {
                return row;
            }
        }
        return 0;
    }
}
