package soulwright.tools.bench;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * How fast the board game that ships is played, warm, on one thread unless it says otherwise. Its JSON form is a contract.
 *
 * @param randomDecisionsPerSecond decisions at random on a board of 7 by 7 lands, with all that could be chosen listed each time
 * @param greedyGamesPerSecond whole games between greedy players on a board of 7 by 7 lands
 * @param copyMicros copying a game on a board of 11 by 11 lands, in the middle of it
 * @param bytesPerCopy memory that such a copy takes
 * @param bytesPerDecision memory that a random decision uses up, the set-up of games included
 * @param lateOverEarly the time that a decision takes in the last quarter of random games, compared with the first
 * @param twoThreadsOverOne random decisions that two threads make in the time in which one makes one
 */
public record GameSpeed(
        double randomDecisionsPerSecond,
        double greedyGamesPerSecond,
        double copyMicros,
        double bytesPerCopy,
        double bytesPerDecision,
        double lateOverEarly,
        double twoThreadsOverOne) {
    private static final int WARM_UP = 10;

    /**
     * Measures for about a minute. It takes some seconds until the compiler is done, which needs a processor of its own meanwhile.
     *
     * @param content where the packs that ship lie
     */
    public static GameSpeed measure(Path content) throws RunnerException {
        Meter meter = new Meter(content);
        Measured random = meter.run("random", 1);
        Measured twoThreads = meter.run("random", 2);
        Measured greedy = meter.run("greedy", 1);
        Measured copy = meter.run("copy", 1);
        Measured quarters = meter.run("quarters", 1);
        return new GameSpeed(
                random.perSecond(),
                greedy.perSecond(),
                TimeUnit.SECONDS.toMicros(1) / copy.perSecond(),
                copy.bytes(),
                random.bytes(),
                quarters.other("lateNanos") / quarters.other("earlyNanos"),
                twoThreads.perSecond() / random.perSecond());
    }

    /** Runs one benchmark in a fresh JVM. */
    private record Meter(Path content) {
        Measured run(String benchmark, int threads) throws RunnerException {
            RunResult result = new Runner(new OptionsBuilder()
                            .include(GamePlayBenchmark.class.getName() + "." + benchmark + "$")
                            .param("content", content.toString())
                            .threads(threads)
                            .forks(1)
                            .jvmArgs("-Xms1g", "-Xmx2g", "-XX:+UseParallelGC")
                            .warmupIterations(WARM_UP)
                            .warmupTime(TimeValue.seconds(1))
                            .measurementIterations(3)
                            .measurementTime(TimeValue.milliseconds(700))
                            .addProfiler(GCProfiler.class)
                            .timeout(TimeValue.minutes(2))
                            .verbosity(VerboseMode.SILENT)
                            .shouldFailOnError(true)
                            .build())
                    .runSingle();
            return new Measured(result);
        }
    }

    /** What one benchmark gave. */
    private record Measured(RunResult result) {
        double perSecond() {
            return result.getPrimaryResult().getStatistics().getPercentile(50);
        }

        double bytes() {
            return other("gc.alloc.rate.norm");
        }

        double other(String name) {
            return Optional.ofNullable(result.getSecondaryResults().get(name))
                    .map(one -> one.getScore())
                    .orElseThrow(() -> new IllegalStateException("the benchmark did not measure " + name));
        }
    }
}
