package soulwright.battle.play;

import soulwright.game.Position;

/**
 * What lasts for a time, in rows of their own that hang on their bearer: changes of numbers, statuses, granted abilities, counts, and what is
 * raised when a battle is over.
 */
final class Lasting {
    static final int NEXT = 1;
    static final int TYPE = 2;
    /** Which number, status, bundle, or what is counted. */
    static final int WHAT = 3;

    static final int INDEX = 4;
    static final int VALUE = 5;
    static final int BY = 6;
    static final int UNTIL = 7;
    static final int TURNS = 8;
    static final int STAMP = 9;
    static final int BEARER = 10;
    static final int ALL_NEXT = 11;
    static final int WIDTH = 12;

    // types
    /** The first of the changes of numbers, which follow each other as those of a quantity do. */
    static final int CHANGE = 1;

    static final int STATUS = 4;
    static final int GRANT = 5;
    static final int COUNT = 6;
    static final int RAISE = 7;

    // until
    static final int FOREVER = 0;
    static final int TURN_END = 1;
    static final int ROUND_END = 2;
    static final int BATTLE_END = 3;
    static final int DAY_END = 4;
    static final int SOME_TURNS = 5;
    /** Of what is given outside battles: the end of a round or a battle in which the bearer takes part. */
    static final int OWN_ROUND_END = 6;

    static final int OWN_BATTLE_END = 7;

    private Lasting() {}

    static int until(String word) {
        return switch (word) {
            case "turn-end", "turn" -> TURN_END;
            case "round-end", "round" -> ROUND_END;
            case "battle-end", "battle" -> BATTLE_END;
            case "day-end", "day" -> DAY_END;
            case "" -> SOME_TURNS;
            default -> FOREVER;
        };
    }

    /** A new row on a bearer, after those that it has. */
    static int add(Position position, long bearer, int type, int what, int until) {
        int row = position.allocate(WIDTH);
        position.put(row, Kinds.LASTING);
        position.put(row + TYPE, type);
        position.put(row + WHAT, what);
        position.put(row + UNTIL, Sides.isBattle(position) ? until : outside(until));
        position.put(row + STAMP, position.at(Globals.TURNS));
        position.put(row + BEARER, (int) bearer);
        int cell = (int) bearer + Pieces.EFFECTS;
        while (position.at(cell) != 0) {
            cell = position.at(cell) + NEXT;
        }
        position.put(cell, row);
        position.put(row + ALL_NEXT, position.at(Globals.LASTING));
        position.put(Globals.LASTING, row);
        position.add(Globals.BORNE, bringsAbilities(type) ? 1 : 0);
        return row;
    }

    private static int outside(int until) {
        return until == ROUND_END ? OWN_ROUND_END : until == BATTLE_END ? OWN_BATTLE_END : until;
    }

    private static boolean bringsAbilities(int type) {
        return type == STATUS || type == GRANT;
    }

    static int first(Position position, long bearer) {
        return position.at((int) bearer + Pieces.EFFECTS);
    }

    static int next(Position position, int row) {
        return position.at(row + NEXT);
    }

    /** The row of a type on a bearer; 0 if there is none. */
    static int find(Position position, long bearer, int type, int what) {
        int row = first(position, bearer);
        while (row != 0 && (position.at(row + TYPE) != type || position.at(row + WHAT) != what)) {
            row = next(position, row);
        }
        return row;
    }

    static void remove(Position position, int row) {
        int cell = position.at(row + BEARER) + Pieces.EFFECTS;
        while (position.at(cell) != row) {
            cell = position.at(cell) + NEXT;
        }
        position.put(cell, position.at(row + NEXT));
        int all = Globals.LASTING;
        while (position.at(all) != row) {
            all = position.at(all) + ALL_NEXT;
        }
        position.put(all, position.at(row + ALL_NEXT));
        if (bringsAbilities(position.at(row + TYPE))) {
            position.add(Globals.BORNE, -1);
            if (position.at(Globals.BORNE) == 0) {
                Masks.clear(position, Globals.BORNE_MASKS);
            }
        }
        position.release(row, WIDTH);
    }

    /** Forgets a piece, before its row is used for another: what it has goes, what it brought about is nobody's. */
    static void forget(Position position, int piece) {
        clear(position, piece);
        for (int row = position.at(Globals.LASTING); row != 0; row = position.at(row + ALL_NEXT)) {
            if (position.at(row + BY) == piece) {
                position.put(row + BY, 0);
            }
        }
    }

    /** Removes all that a bearer has. */
    static void clear(Position position, long bearer) {
        while (first(position, bearer) != 0) {
            remove(position, first(position, bearer));
        }
    }
}
