package soulwright.quest.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import soulwright.battle.play.BattleGround;
import soulwright.battle.play.Entries;
import soulwright.content.piece.Board;
import soulwright.content.piece.BoardDwelling;
import soulwright.content.piece.BoardLand;
import soulwright.content.piece.Ruin;
import soulwright.content.piece.Square;
import soulwright.content.piece.Terrain;
import soulwright.content.quest.BoardRules;
import soulwright.effect.formula.Figure;
import soulwright.effect.run.Names;
import soulwright.game.Position;
import soulwright.game.Values;

/** What never changes about a board: its lands, numbered row by row without those that nobody can enter, and how they lie. Immutable. */
final class BoardMap {
    /** Where the formula for elevations finds its words. */
    private static final Names ELEVATION = Names.of("ring", "size");

    private final Board board;
    private final int[] landAt;
    private final int[] squareOf;
    private final int[] terrain;
    private final int[] elevation;
    private final int[] dwelling;
    private final int[] ruin;
    private final int[] levels;
    private final int[] homes;
    private final int[] homeOf;
    private final int boss;
    private final int[][] neighbours;
    private final byte[][] distance;

    BoardMap(Board board, BattleGround ground) {
        this.board = board;
        int size = board.size();
        Entries entries = ground.entries();
        landAt = new int[size * size];
        squareOf = lands(entries);
        int count = squareOf.length;
        terrain = new int[count];
        elevation = elevations(ground);
        dwelling = new int[count];
        ruin = new int[count];
        levels = new int[count];
        homeOf = new int[count];
        Arrays.fill(homeOf, -1);
        int centre = -1;
        List<Integer> starts = new ArrayList<>();
        for (int land = 0; land < count; land++) {
            BoardLand what = at(squareOf[land]);
            if (what instanceof BoardLand.Open open) {
                terrain[land] = entries.number(open.terrain());
            } else if (what == BoardLand.Fixed.HOME) {
                starts.add(land);
                dwelling[land] = entries.number(ground.rules().board().home());
            } else {
                centre = land;
            }
        }
        boss = centre;
        homes = clockwise(starts);
        for (int seat = 0; seat < homes.length; seat++) {
            homeOf[homes[seat]] = seat;
        }
        board.dwellings().forEach(one -> put(one, entries));
        boolean diagonal = ground.rules().board().moves() == BoardRules.Moves.DIAGONAL;
        neighbours = neighbours(diagonal);
        distance = distances();
    }

    private BoardLand at(int square) {
        int size = board.size();
        return board.lands().get(square / size).get(square % size);
    }

    private int[] lands(Entries entries) {
        int size = board.size();
        int[] squares = new int[size * size];
        int count = 0;
        for (int square = 0; square < squares.length; square++) {
            boolean blocked = at(square) instanceof BoardLand.Open open
                    && ((Terrain) entries.get(entries.number(open.terrain()))).blocked();
            landAt[square] = blocked ? -1 : count;
            if (!blocked) {
                squares[count++] = square;
            }
        }
        return Arrays.copyOf(squares, count);
    }

    private int[] elevations(BattleGround ground) {
        int size = board.size();
        Figure<Position> formula =
                ground.compiler().figure(ground.rules().board().elevation(), ELEVATION);
        int[] all = new int[squareOf.length];
        Position nowhere = new Position(0);
        for (int land = 0; land < all.length; land++) {
            int row = squareOf[land] / size;
            int column = squareOf[land] % size;
            int ring = Math.min(Math.min(row, column), Math.min(size - 1 - row, size - 1 - column));
            nowhere.use(Values.of(Values.NONE, Values.NONE, ring, size));
            all[land] = board.elevation().isEmpty()
                    ? (int) formula.of(nowhere)
                    : board.elevation().get(row).get(column);
        }
        return all;
    }

    /** The starts in the order in which players sit: clockwise from the north-west. */
    private int[] clockwise(List<Integer> starts) {
        int end = board.size() - 1;
        Comparator<Integer> byAngle = Comparator.comparingDouble(land -> {
            double right = 2.0 * (squareOf[land] % board.size()) - end;
            double down = 2.0 * row(land) - end;
            double angle = Math.atan2(down, right);
            return angle < -Math.PI * 0.75 - 1e-9 ? angle + 2 * Math.PI : angle;
        });
        return starts.stream().sorted(byAngle).mapToInt(Integer::intValue).toArray();
    }

    private int row(int land) {
        return squareOf[land] / board.size();
    }

    private void put(BoardDwelling one, Entries entries) {
        int land = landAt[(one.at().row() - 1) * board.size() + one.at().column() - 1];
        dwelling[land] = entries.number(one.is());
        one.ruin().ifPresent(id -> {
            ruin[land] = entries.number(id);
            int all = ((Ruin) entries.get(ruin[land])).levels().size();
            levels[land] = Math.min(all, one.levels().orElse(all));
        });
    }

    private int[][] neighbours(boolean diagonal) {
        int size = board.size();
        int[][] all = new int[squareOf.length][];
        for (int land = 0; land < all.length; land++) {
            List<Integer> near = new ArrayList<>();
            for (int step = 0; step < 9; step++) {
                int row = squareOf[land] / size + step / 3 - 1;
                int column = squareOf[land] % size + step % 3 - 1;
                boolean inside = row >= 0 && row < size && column >= 0 && column < size;
                if (step != 4 && (diagonal || step % 2 == 1) && inside && landAt[row * size + column] >= 0) {
                    near.add(landAt[row * size + column]);
                }
            }
            all[land] = near.stream().mapToInt(Integer::intValue).toArray();
        }
        return all;
    }

    private byte[][] distances() {
        byte[][] all = new byte[squareOf.length][squareOf.length];
        for (int from = 0; from < all.length; from++) {
            Arrays.fill(all[from], Byte.MAX_VALUE);
            all[from][from] = 0;
            Deque<Integer> next = new ArrayDeque<>(List.of(from));
            while (!next.isEmpty()) {
                int land = next.removeFirst();
                for (int near : neighbours[land]) {
                    if (all[from][near] == Byte.MAX_VALUE) {
                        all[from][near] = (byte) (all[from][land] + 1);
                        next.add(near);
                    }
                }
            }
        }
        return all;
    }

    Board board() {
        return board;
    }

    int count() {
        return squareOf.length;
    }

    /** The land at a square; -1 where nobody can enter. */
    int land(int column, int row) {
        return landAt[(row - 1) * board.size() + column - 1];
    }

    Square square(int land) {
        return new Square(squareOf[land] % board.size() + 1, squareOf[land] / board.size() + 1);
    }

    /** The entry of its terrain at the beginning; 0 for homes and the boss's land. */
    int terrain(int land) {
        return terrain[land];
    }

    int elevation(int land) {
        return elevation[land];
    }

    /** The entry of its dwelling, 0 for none. */
    int dwelling(int land) {
        return dwelling[land];
    }

    /** The entry of its ruin at the beginning, 0 for none. */
    int ruin(int land) {
        return ruin[land];
    }

    int levels(int land) {
        return levels[land];
    }

    /** Where a player begins. */
    int home(int seat) {
        return homes[seat];
    }

    int homes() {
        return homes.length;
    }

    /** Who begins there; -1 for nobody. */
    int homeOf(int land) {
        return homeOf[land];
    }

    int boss() {
        return boss;
    }

    int[] neighbours(int land) {
        return neighbours[land];
    }

    /** How many moves it is from one to another; 127 where there is no way. */
    int distance(int from, int to) {
        return distance[from][to];
    }
}
