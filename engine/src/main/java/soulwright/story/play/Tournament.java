package soulwright.story.play;

import java.util.Arrays;
import java.util.stream.IntStream;
import soulwright.content.story.ExamStage;
import soulwright.game.Values;

/**
 * How far a tournament is, as numbers that a task remembers: who meets whom in a round, and what came of it. Those who take part are known by
 * their number from 0. Immutable.
 *
 * @param values where it is remembered
 */
record Tournament(Values values, ExamStage.Form form) {
    // what the slots hold
    /** Those who are in this round, in the order in which they meet. */
    private static final int ORDER = 2;

    private static final int ROUND = 3;
    private static final int PAIR = 4;
    /** How many battles each has won. */
    private static final int WINS = 5;
    /** In which round each was put out; 0 for those who are still in. */
    private static final int OUT = 6;
    /** The battles fought, four numbers each: the round, the two, and who won or nobody. */
    private static final int FOUGHT = 7;

    static final int NOBODY = -1;
    private static final int RECORD = 4;

    /** Before the first round. */
    static Tournament begin(Values values, ExamStage.Form form, long[] order) {
        boolean odd = form == ExamStage.Form.LEAGUE && order.length % 2 != 0;
        long[] meet = odd ? append(order, NOBODY) : order;
        Values begun = values.with(ORDER, meet)
                .with(ROUND, 1)
                .with(PAIR, 0)
                .with(WINS, new long[order.length])
                .with(OUT, new long[order.length]);
        return new Tournament(begun, form);
    }

    static boolean isBegun(Values values) {
        return values.get(ROUND) > 0;
    }

    private static long[] append(long[] list, long... more) {
        long[] longer = Arrays.copyOf(list, list.length + more.length);
        System.arraycopy(more, 0, longer, list.length, more.length);
        return longer;
    }

    private boolean isLeague() {
        return form == ExamStage.Form.LEAGUE;
    }

    private long[] order() {
        return values.list(ORDER);
    }

    int round() {
        return (int) values.get(ROUND);
    }

    int entrants() {
        return values.list(WINS).length;
    }

    /** How many rounds there are for who is not put out. */
    int rounds() {
        return form.rounds(entrants());
    }

    boolean isOver() {
        return isLeague() ? round() > rounds() : order().length == 1;
    }

    /** The two who meet next, in this round; nobody if the round is over. In a league one of them may be nobody: then the other is free. */
    int[] pair() {
        int pair = (int) values.get(PAIR);
        if (2 * pair + 1 >= order().length) {
            return new int[0];
        }
        return isLeague() ? leaguePair(pair) : new int[] {(int) order()[2 * pair], (int) order()[2 * pair + 1]};
    }

    /** The first stays where he is, the others go round. */
    private int[] leaguePair(int pair) {
        int others = order().length - 1;
        int one = pair == 0 ? 0 : 1 + (pair + round() - 2) % others;
        int other = 1 + (others - 1 - pair + round() - 1) % others;
        return new int[] {(int) order()[one], (int) order()[other]};
    }

    /** The same when the pair has met. */
    Tournament met(int one, int other, int winner) {
        Values now = values.with(PAIR, values.get(PAIR) + 1);
        if (one == NOBODY || other == NOBODY) {
            return new Tournament(now, form);
        }
        now = now.with(FOUGHT, append(values.list(FOUGHT), round(), one, other, winner));
        if (winner != NOBODY) {
            long[] wins = values.list(WINS).clone();
            wins[winner]++;
            now = now.with(WINS, wins);
        }
        if (!isLeague()) {
            long[] out = values.list(OUT).clone();
            out[winner == one ? other : one] = round();
            now = now.with(OUT, out);
        }
        return new Tournament(now, form);
    }

    /** The next round: in a knock-out those who are still in, an odd one who met nobody among them. */
    Tournament next() {
        Values now = values.with(PAIR, 0).with(ROUND, round() + 1L);
        long[] in = Arrays.stream(order())
                .filter(one -> isLeague() || values.list(OUT)[(int) one] == 0)
                .toArray();
        return new Tournament(now.with(ORDER, in), form);
    }

    int wins(int entrant) {
        return (int) values.list(WINS)[entrant];
    }

    /** In which round somebody was put out; 0 if he was not. */
    int out(int entrant) {
        return (int) values.list(OUT)[entrant];
    }

    /** The place of somebody, from 1; equals share one. */
    int place(int entrant) {
        return 1
                + (int) IntStream.range(0, entrants())
                        .filter(other -> isBetter(other, entrant))
                        .count();
    }

    private boolean isBetter(int one, int other) {
        if (isLeague()) {
            return wins(one) > wins(other);
        }
        return out(other) != 0 && (out(one) == 0 || out(one) > out(other));
    }

    int fought() {
        return values.list(FOUGHT).length / RECORD;
    }

    /** The round, the two, and who won or nobody. */
    int[] fought(int battle) {
        return Arrays.stream(values.list(FOUGHT), battle * RECORD, (battle + 1) * RECORD)
                .mapToInt(number -> (int) number)
                .toArray();
    }
}
