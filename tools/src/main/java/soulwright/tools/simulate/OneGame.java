package soulwright.tools.simulate;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import soulwright.agent.Players;
import soulwright.agent.Seeds;
import soulwright.game.Game;
import soulwright.game.Listener;
import soulwright.game.Outcome;
import soulwright.tools.simulate.Played.Ending;
import soulwright.tools.simulate.Simulation.Seated;

/** Plays one game of a simulation. Whatever goes wrong in it is said in its result, and stops no other. */
final class OneGame {
    private final Simulation simulation;
    private final int number;
    private final long seed;
    private final long start = System.nanoTime();

    OneGame(Simulation simulation, int number) {
        this.simulation = simulation;
        this.number = number;
        this.seed = Seeds.derived(simulation.seed(), number);
    }

    Played play(Listener listener) {
        try {
            Game game = simulation.dealer().deal(number, seed);
            game.listen(listener);
            new Players(simulation.agents().stream().map(Seated::agent).toList(), seed).play(game, simulation.cap());
            return played(game);
        } catch (RuntimeException | StackOverflowError failure) {
            return result(OptionalInt.empty(), Ending.ERROR, 0, 0, 0, summary(failure));
        }
    }

    private Played played(Game game) {
        int days = simulation.dealer().days(game);
        if (!game.over()) {
            return result(OptionalInt.empty(), Ending.CAPPED, days, game.decisions(), game.hash(), "");
        }
        Outcome outcome = game.outcome();
        OptionalInt winner =
                IntStream.range(0, game.players()).filter(outcome::isWonBy).findFirst();
        String failure = outcome.how() == Outcome.How.FAULTY ? outcome.words() : "";
        return result(winner, ending(outcome), days, game.decisions(), game.hash(), failure);
    }

    private static Ending ending(Outcome outcome) {
        return switch (outcome.how()) {
            case WON -> Ending.WON;
            case RANKED -> Ending.RANKED;
            case CAPPED -> Ending.CAPPED;
            case FAULTY -> Ending.ERROR;
        };
    }

    private Played result(OptionalInt winner, Ending how, int days, int decisions, long hash, String failure) {
        String board = simulation.dealer().board(number);
        long nanos = System.nanoTime() - start;
        return new Played(number, board, seed, winner, how, days, decisions, nanos, hash, failure);
    }

    /** In one line, with the place where it happened: it is a bug, and somebody will have to look for it. */
    private static String summary(Throwable failure) {
        StackTraceElement[] frames = failure.getStackTrace();
        String message =
                String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
        return failure.getClass().getSimpleName() + ": " + message + (frames.length == 0 ? "" : " at " + frames[0]);
    }
}
