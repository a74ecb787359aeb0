package soulwright.quest.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import soulwright.content.quest.BoardRules.Moves;
import soulwright.content.quest.Fairness;

/**
 * How much soul power lies near each start: the fairness figure of a board (SM-BRD-7).
 *
 * @param starts the four corners, in the order of their lands
 * @param within so many moves around each start count
 * @param allowed the percent by which the poorest start may fall behind the richest
 */
public record FairnessFigure(List<Start> starts, int within, int allowed) {
    public FairnessFigure {
        starts = List.copyOf(starts);
    }

    /**
     * A corner and what lies near it.
     *
     * @param land where it is, counted as {@link Ground} does
     * @param soulPower of all lands near it, itself included
     * @param near those lands, the nearest first
     */
    public record Start(int land, int soulPower, List<Integer> near) {
        public Start {
            near = List.copyOf(near);
        }
    }

    /** Measures a board, however unfinished. */
    public static FairnessFigure of(Ground ground, Moves moves, Fairness rules) {
        return of(ground, moves == Moves.DIAGONAL, rules.within(), rules.spread());
    }

    static FairnessFigure of(Ground ground, boolean diagonal, int within, int allowed) {
        Walks walks = new Walks(ground, diagonal);
        int last = ground.size() - 1;
        List<Start> starts = new ArrayList<>();
        for (int corner : List.of(0, last, last * ground.size(), last * ground.size() + last)) {
            starts.add(start(corner, walks.from(corner), within, ground));
        }
        return new FairnessFigure(starts, within, allowed);
    }

    private static Start start(int corner, int[] moves, int within, Ground ground) {
        List<Integer> near = IntStream.range(0, moves.length)
                .filter(land -> moves[land] >= 0 && moves[land] <= within)
                .boxed()
                .sorted(Comparator.comparing(land -> moves[land]))
                .toList();
        return new Start(corner, near.stream().mapToInt(ground::soulPower).sum(), near);
    }

    /** The first of those with the least. */
    public Start poorest() {
        return byPower().get(0);
    }

    /** The last of those with the most. */
    public Start richest() {
        return byPower().get(starts.size() - 1);
    }

    private List<Start> byPower() {
        return starts.stream().sorted(Comparator.comparing(Start::soulPower)).toList();
    }

    public boolean isFair() {
        int most = richest().soulPower();
        return (most - poorest().soulPower()) * 100 <= allowed * most;
    }

    /** By how many percent the poorest start falls behind the richest, rounded up. */
    public int spread() {
        int most = richest().soulPower();
        return most == 0 ? 0 : ((most - poorest().soulPower()) * 100 + most - 1) / most;
    }
}
