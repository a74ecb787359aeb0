package soulwright.quest.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** How far everything is from a land, in moves. */
final class Walks {
    private final Ground ground;
    private final boolean diagonal;

    /** @param diagonal whether lands that share a corner are neighbours */
    Walks(Ground ground, boolean diagonal) {
        this.ground = ground;
        this.diagonal = diagonal;
    }

    /** The moves to each land; -1 for those that cannot be reached. */
    int[] from(int start) {
        int[] moves = new int[ground.size() * ground.size()];
        Arrays.fill(moves, -1);
        moves[start] = 0;
        Deque<Integer> next = new ArrayDeque<>(List.of(start));
        while (!next.isEmpty()) {
            int land = next.remove();
            for (int neighbour : neighbours(land)) {
                if (moves[neighbour] < 0 && !ground.isBlocked(neighbour)) {
                    moves[neighbour] = moves[land] + 1;
                    next.add(neighbour);
                }
            }
        }
        return moves;
    }

    private List<Integer> neighbours(int land) {
        int size = ground.size();
        List<Integer> neighbours = new ArrayList<>();
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                int steps = Math.abs(down) + Math.abs(right);
                boolean near = steps == 1 || (steps == 2 && diagonal);
                int column = land % size + right;
                int row = land / size + down;
                if (near && column >= 0 && row >= 0 && column < size && row < size) {
                    neighbours.add(row * size + column);
                }
            }
        }
        return neighbours;
    }
}
