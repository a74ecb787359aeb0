package soulwright.tools.bench;

import java.nio.file.Path;
import java.util.Collection;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * How fast packs load, in milliseconds and as ratios that hold on any machine. Its JSON form is a contract.
 *
 * @param loadRatio loading 10,000 entries, compared with SnakeYAML composing the same files
 * @param revalidateRatio checking again after one of 10,000 entries has changed, compared with loading them all
 * @param perEntryFlatness the cost of one entry among 30,000, compared with one among 1,000
 */
public record LoadSpeed(
        double loadRatio,
        double revalidateRatio,
        double perEntryFlatness,
        double compose10000Millis,
        double load1000Millis,
        double load10000Millis,
        double load30000Millis,
        double revalidate10000Millis) {
    private static final int FEW = 1_000;
    private static final int MANY = 10_000;
    private static final int VERY_MANY = 30_000;

    /**
     * Measures for about a minute.
     *
     * @param content where the packs that ship lie
     */
    public static LoadSpeed measure(Path content) throws RunnerException {
        // The lock is one for all users of a machine, and one whom it does not belong to cannot even look at it.
        System.setProperty("jmh.ignoreLock", "true");
        Meter meter = new Meter(content);
        double compose = meter.millis("compose", MANY, 6);
        double few = meter.millis("load", FEW, 15);
        double many = meter.millis("load", MANY, 6);
        double veryMany = meter.millis("load", VERY_MANY, 3);
        double again = meter.millis("revalidate", MANY, 200);
        return new LoadSpeed(
                many / compose,
                again / many,
                (veryMany / VERY_MANY) / (few / FEW),
                compose,
                few,
                many,
                veryMany,
                again);
    }

    /** Runs one benchmark in a fresh JVM and takes the median of its warm rounds. */
    private record Meter(Path content) {
        double millis(String benchmark, int entries, int rounds) throws RunnerException {
            Options options = new OptionsBuilder()
                    .include(PackLoadBenchmark.class.getName() + "." + benchmark + "$")
                    .param("entries", Integer.toString(entries))
                    .param("content", content.toString())
                    .forks(1)
                    .jvmArgs("-Xms1g", "-Xmx2g", "-XX:+UseParallelGC")
                    .warmupIterations(rounds)
                    .measurementIterations(rounds)
                    .timeout(TimeValue.minutes(2))
                    .verbosity(VerboseMode.SILENT)
                    .shouldFailOnError(true)
                    .build();
            Collection<RunResult> results = new Runner(options).run();
            double micros =
                    results.iterator().next().getPrimaryResult().getStatistics().getPercentile(50);
            return micros / TimeUnit.MILLISECONDS.toMicros(1);
        }
    }
}
