package soulwright.tools.bench;

import java.nio.file.Path;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * How fast the Studio paints. Its JSON form is a contract.
 *
 * @param boardMillis to paint a board of 11 by 11 lands again, in the middle of a game
 */
public record PaintSpeed(double boardMillis) {
    private static final double MICROS = 1_000;

    /**
     * Measures for a few seconds, in a JVM without a display.
     *
     * @param content where the packs that ship lie
     */
    public static PaintSpeed measure(Path content) throws RunnerException {
        double micros = new Runner(new OptionsBuilder()
                        .include(BoardPaintBenchmark.class.getName() + ".paint$")
                        .param("content", content.toString())
                        .forks(1)
                        .jvmArgs("-Djava.awt.headless=true")
                        .warmupIterations(3)
                        .warmupTime(TimeValue.seconds(1))
                        .measurementIterations(3)
                        .measurementTime(TimeValue.seconds(1))
                        .timeout(TimeValue.minutes(2))
                        .verbosity(VerboseMode.SILENT)
                        .shouldFailOnError(true)
                        .build())
                .runSingle()
                .getPrimaryResult()
                .getScore();
        return new PaintSpeed(micros / MICROS);
    }
}
