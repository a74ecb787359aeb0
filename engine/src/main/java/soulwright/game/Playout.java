package soulwright.game;

import java.util.function.Predicate;

/** Plays what is left to be done in a position of one's own to its end, with somebody's choices: how imagined battles are fought. */
public final class Playout {
    private static final int MOST_STEPS = 20_000;

    private Playout() {}

    /** Chooses in a playout. */
    @FunctionalInterface
    public interface Chooser {
        /** Gives the index of one of the options that are offered. */
        int choose(Position position, Question question, Frame frame);
    }

    /** Runs until nothing is left to be done, or the game is over, or it takes too long. */
    public static void finish(Position position, Chooser chooser) {
        finish(position, chooser, any -> false);
    }

    /** The same, but no further than to where somebody has seen enough. */
    public static void finish(Position position, Chooser chooser, Predicate<Position> enough) {
        try {
            run(position, chooser, enough);
        } catch (BoundExceeded endless) {
            position.withdraw();
        }
    }

    private static void run(Position position, Chooser chooser, Predicate<Position> enough) {
        for (int steps = 0; goesOn(position) && !enough.test(position) && steps < MOST_STEPS; steps++) {
            Frame frame = position.top();
            position.use(frame.values());
            if (position.offered() == 0) {
                frame.task().run(position, frame);
            } else {
                Question question = (Question) frame.task();
                long option = position.option(chooser.choose(position, question, frame));
                position.decided();
                position.use(frame.values());
                question.chosen(position, frame, option);
            }
            position.pushPending();
        }
    }

    private static boolean goesOn(Position position) {
        return position.topOrNull() != null && !position.over();
    }
}
