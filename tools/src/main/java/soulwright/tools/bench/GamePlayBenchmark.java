package soulwright.tools.bench;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.ThreadParams;
import soulwright.agent.Agent;
import soulwright.agent.GreedyAgent;
import soulwright.agent.Players;
import soulwright.agent.Seeds;
import soulwright.game.Game;

/** How fast the board game that ships is played: one operation is one decision, one game, or one copy. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class GamePlayBenchmark {
    private static final int USUAL_BOARD = 7;
    private static final int LARGEST_BOARD = 11;
    private static final int NO_CAP = Integer.MAX_VALUE;

    /** One random decision, with all that could be chosen listed; the next game begins when one is over. */
    @Benchmark
    public void random(ShippedQuests quests, Table table) {
        table.current(quests).decide();
    }

    /** One game between greedy players without mistakes. */
    @Benchmark
    public int greedy(ShippedQuests quests, Table table) {
        return playGreedily(quests, USUAL_BOARD, table.nextSeed(), NO_CAP).decisions();
    }

    /** One copy of a game on the largest board, in the middle of it. */
    @Benchmark
    public Game copy(MiddleOfAGame middle) {
        return middle.game().copy();
    }

    /** One random game, of which the first and the last quarter are timed; it is played twice, to know its length beforehand. */
    @Benchmark
    public void quarters(ShippedQuests quests, Table table, Quarters quarters) {
        long seed = table.nextSeed();
        int length = playRandomly(quests, seed).playUntil(NO_CAP);
        RandomGame again = playRandomly(quests, seed);
        long start = System.nanoTime();
        again.playUntil(length / 4);
        long early = System.nanoTime();
        again.playUntil(length - length / 4);
        long late = System.nanoTime();
        again.playUntil(NO_CAP);
        quarters.lateNanos += System.nanoTime() - late;
        quarters.earlyNanos += early - start;
    }

    private static RandomGame playRandomly(ShippedQuests quests, long seed) {
        return new RandomGame(quests.start(USUAL_BOARD, seed), seed);
    }

    private static Game playGreedily(ShippedQuests quests, int size, long seed, int cap) {
        Game game = quests.start(size, seed);
        List<Agent> agents = Collections.nCopies(game.players(), new GreedyAgent(0));
        new Players(agents, seed).play(game, cap);
        return game;
    }

    /** Where one thread plays one game after another, others than on other threads. */
    @State(Scope.Thread)
    public static class Table {
        private long thread;
        private long games;
        private Optional<RandomGame> current = Optional.empty();

        @Setup
        public void sit(ThreadParams threads) {
            thread = threads.getThreadIndex();
        }

        long nextSeed() {
            return Seeds.derived(thread, games++);
        }

        RandomGame current(ShippedQuests quests) {
            if (current.isEmpty() || current.get().isOver()) {
                current = Optional.of(playRandomly(quests, nextSeed()));
            }
            return current.get();
        }
    }

    /** A game between greedy players of which half is played. */
    @State(Scope.Thread)
    public static class MiddleOfAGame {
        private Optional<Game> game = Optional.empty();

        @Setup
        public void play(ShippedQuests quests) {
            int length = playGreedily(quests, LARGEST_BOARD, 1, NO_CAP).decisions();
            game = Optional.of(playGreedily(quests, LARGEST_BOARD, 1, length / 2));
        }

        Game game() {
            return game.orElseThrow();
        }
    }

    /** The times of all first and all last quarters. */
    @AuxCounters(AuxCounters.Type.EVENTS)
    @State(Scope.Thread)
    public static class Quarters {
        public long earlyNanos;
        public long lateNanos;
    }
}
