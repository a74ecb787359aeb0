package soulwright.quest.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** How far everything is from a square, in moves. */
final class Walks {
    private final BoardPlan plan;

    /** A square that can be reached, and how many moves it takes. */
    record Walk(Square to, int moves) {}

    Walks(BoardPlan plan) {
        this.plan = plan;
    }

    /** Every square that can be reached, itself included, the nearest first. */
    List<Walk> from(Square start) {
        List<Walk> walks = new ArrayList<>(List.of(new Walk(start, 0)));
        Set<Square> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        seen.add(start);
        for (int i = 0; i < walks.size(); i++) {
            Walk walk = walks.get(i);
            for (Square next : neighbours(walk.to())) {
                if (!next.blocked() && seen.add(next)) {
                    walks.add(new Walk(next, walk.moves() + 1));
                }
            }
        }
        return walks;
    }

    private List<Square> neighbours(Square square) {
        List<Square> neighbours = new ArrayList<>();
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                int steps = Math.abs(down) + Math.abs(right);
                boolean near = steps == 1 || (steps == 2 && plan.rules().diagonal());
                if (near && plan.holds(square.column() + right, square.row() + down)) {
                    neighbours.add(plan.at(square.column() + right, square.row() + down));
                }
            }
        }
        return neighbours;
    }
}
