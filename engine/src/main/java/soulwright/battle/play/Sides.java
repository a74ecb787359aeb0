package soulwright.battle.play;

import soulwright.game.Position;
import soulwright.game.Values;

/** The two sides of the battle that goes on: a player with his monster that is out, or a monster alone, which is its own side. */
final class Sides {
    private Sides() {}

    static boolean isBattle(Position position) {
        return position.at(Globals.BATTLE) != 0;
    }

    static boolean hasSummoner(Position position, long side) {
        return Pieces.kind(position, side) == Kinds.PLAYER;
    }

    /** The side against one; nobody where there is no battle, or that one has no part in it. */
    static long opponent(Position position, long side) {
        if (!isBattle(position)) {
            return Values.NONE;
        }
        int first = position.at(Globals.SIDE);
        int second = position.at(Globals.OPPONENT);
        return side == first ? second : side == second ? first : Values.NONE;
    }

    static boolean isSide(Position position, long thing) {
        return opponent(position, thing) != Values.NONE;
    }

    /** The monster that is out. */
    static long monster(Position position, long side) {
        if (!hasSummoner(position, side)) {
            return side;
        }
        int out = position.at((int) side + Pieces.OUT);
        return out == 0 ? Values.NONE : out;
    }

    /** Whom an attack meets: the monster that is out, or the summoner. */
    static long front(Position position, long side) {
        long monster = monster(position, side);
        return monster == Values.NONE ? side : monster;
    }

    /** Whether a piece has a part in the battle: a side, who is out on one, and all that a summoner has who fights. */
    static boolean takesPart(Position position, long piece) {
        return isSide(position, piece)
                || (!hasSummoner(position, piece) && isSide(position, Pieces.owner(position, piece)));
    }

    /** The side on which a character fights. */
    static long of(Position position, long character) {
        if (!isBattle(position)) {
            return Values.NONE;
        }
        if (isSide(position, character)) {
            return character;
        }
        for (int cell = Globals.SIDE; cell <= Globals.OPPONENT; cell++) {
            int side = position.at(cell);
            if (hasSummoner(position, side) && position.at(side + Pieces.OUT) == character) {
                return side;
            }
        }
        return Values.NONE;
    }
}
