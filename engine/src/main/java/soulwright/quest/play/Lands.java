package soulwright.quest.play;

import java.util.List;
import java.util.function.LongPredicate;
import soulwright.battle.play.Entries;
import soulwright.battle.play.Globals;
import soulwright.battle.play.Kinds;
import soulwright.battle.play.Pieces;
import soulwright.game.Position;
import soulwright.game.Values;

/** The lands in the rows of a position. */
final class Lands {
    private static final int INDEX = 1;
    private static final int TERRAIN = 2;
    private static final int OWNER = 3;
    private static final int MONSTER = 4;
    private static final int LEVELS = 5;
    /** The next land of the same owner. */
    private static final int NEXT = 6;

    private static final int WIDTH = 7;

    private final List<BoardMap> boards;

    Lands(List<BoardMap> boards) {
        this.boards = List.copyOf(boards);
    }

    /** Lays out the lands of a board, one row after the other. */
    void lay(Position position, int board) {
        BoardMap map = boards.get(board);
        position.put(Globals.BOARD, board);
        position.put(Globals.LAND_COUNT, map.count());
        for (int land = 0; land < map.count(); land++) {
            int row = position.allocate(WIDTH);
            if (land == 0) {
                position.put(Globals.LANDS, row);
            }
            position.put(row, Kinds.LAND);
            position.put(row + INDEX, land);
            position.put(row + TERRAIN, map.terrain(land));
            position.put(row + LEVELS, map.levels(land));
        }
    }

    BoardMap map(Position position) {
        return boards.get(position.at(Globals.BOARD));
    }

    boolean isBoard(Position position) {
        return position.at(Globals.LAND_COUNT) > 0;
    }

    static int land(Position position, int index) {
        return position.at(Globals.LANDS) + index * WIDTH;
    }

    static int index(Position position, long land) {
        return position.at((int) land + INDEX);
    }

    boolean all(Position position, LongPredicate test) {
        int count = position.at(Globals.LAND_COUNT);
        int first = position.at(Globals.LANDS);
        for (int i = 0; i < count; i++) {
            if (test.test(first + (long) i * WIDTH)) {
                return true;
            }
        }
        return false;
    }

    static boolean isLand(Position position, long thing) {
        return thing >= 0 && !Entries.isEntry(thing) && Pieces.kind(position, thing) == Kinds.LAND;
    }

    int terrain(Position position, long land) {
        return position.at((int) land + TERRAIN);
    }

    static void terrain(Position position, long land, int terrain) {
        position.put((int) land + TERRAIN, terrain);
    }

    static int owner(Position position, long land) {
        return position.at((int) land + OWNER);
    }

    /** Gives a land to a player, as his last; to nobody with 0. */
    static void owner(Position position, long land, long player) {
        int before = owner(position, land);
        if (before != 0) {
            int cell = before + Pieces.LANDS;
            while (position.at(cell) != land) {
                cell = position.at(cell) + NEXT;
            }
            position.put(cell, position.at((int) land + NEXT));
            position.put((int) land + NEXT, 0);
        }
        position.put((int) land + OWNER, (int) player);
        if (player != 0) {
            int cell = (int) player + Pieces.LANDS;
            while (position.at(cell) != 0) {
                cell = position.at(cell) + NEXT;
            }
            position.put(cell, (int) land);
        }
    }

    /** The lands of a player, in the order in which he got them. */
    static boolean of(Position position, long player, LongPredicate test) {
        for (int land = position.at((int) player + Pieces.LANDS); land != 0; ) {
            int next = position.at(land + NEXT);
            if (test.test(land)) {
                return true;
            }
            land = next;
        }
        return false;
    }

    static int monster(Position position, long land) {
        return position.at((int) land + MONSTER);
    }

    static int levels(Position position, long land) {
        return position.at((int) land + LEVELS);
    }

    static void clearLevel(Position position, long land) {
        position.add((int) land + LEVELS, -1);
    }

    /** Puts a monster on a land where none stands. */
    static void place(Position position, long land, int monster) {
        position.put((int) land + MONSTER, monster);
        position.put(monster + Pieces.LAND, (int) land);
        Pieces.link(position, Globals.WILD, monster);
    }

    /** The monsters that stand in lands, the boss among them, in the order in which they came. */
    static boolean monsters(Position position, LongPredicate test) {
        for (int monster = position.at(Globals.WILD); monster != 0; ) {
            int next = Pieces.next(position, monster);
            if (test.test(monster)) {
                return true;
            }
            monster = next;
        }
        return false;
    }

    /** A monster leaves its land. */
    static void leave(Position position, int monster) {
        int land = position.at(monster + Pieces.LAND);
        if (land != 0 && position.at(land + MONSTER) == monster) {
            position.put(land + MONSTER, 0);
            Pieces.unlink(position, Globals.WILD, monster);
        }
        position.put(monster + Pieces.LAND, 0);
    }

    boolean isBoss(Position position, long land) {
        return index(position, land) == map(position).boss();
    }

    boolean isHome(Position position, long land) {
        return map(position).homeOf(index(position, land)) >= 0;
    }

    /** Where a player stands; nowhere without a board. */
    static long of(Position position, long player) {
        int land = position.at((int) player + Pieces.LAND);
        return land == 0 ? Values.NONE : land;
    }

    /** Whether it has a dwelling without a ruin that a player may visit. */
    boolean isOpen(Position position, long land, long player, boolean isPrivate) {
        int index = index(position, land);
        if (map(position).dwelling(index) == 0 || levels(position, land) > 0) {
            return false;
        }
        return !isPrivate || map(position).homeOf(index) == position.at((int) player + Pieces.SEAT);
    }
}
