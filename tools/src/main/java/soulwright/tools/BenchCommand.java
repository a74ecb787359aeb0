package soulwright.tools;

import static java.util.stream.Collectors.joining;

import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.runner.RunnerException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import soulwright.tools.bench.GameSpeed;
import soulwright.tools.bench.LoadSpeed;
import soulwright.tools.bench.PaintSpeed;
import soulwright.tools.bench.Speed;

/** Measures how fast packs load and games are played on this machine. */
@Command(
        name = "bench",
        description =
                "Measure how fast packs load, compared with only parsing their YAML, how fast games are played, and how fast"
                        + " the board of one is painted.")
final class BenchCommand implements Callable<Integer> {
    private final Console console;

    @Option(names = "--only", paramLabel = "WHAT", description = "packs, games or paint: measure nothing else.")
    private @Nullable Subject only;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text (the default) or json")
    private DataFormat format;

    /** What can be measured. */
    enum Subject {
        PACKS,
        GAMES,
        PAINT
    }

    BenchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RunnerException {
        console.err().println("Measuring, for about a minute and a half...");
        console.flush();
        Path content = console.home().content();
        LoadSpeed load = isWanted(Subject.PACKS) ? LoadSpeed.measure(content) : null;
        GameSpeed game = isWanted(Subject.GAMES) ? GameSpeed.measure(content) : null;
        PaintSpeed paint = isWanted(Subject.PAINT) ? PaintSpeed.measure(content) : null;
        console.print(
                format,
                new Speed(load, game, paint),
                Stream.of(text(load), text(game), text(paint))
                        .filter(text -> !text.isEmpty())
                        .collect(joining("\n")));
        return Exit.SUCCESS;
    }

    private boolean isWanted(Subject subject) {
        return only == null || only == subject;
    }

    private static String text(@Nullable PaintSpeed speed) {
        return speed == null
                ? ""
                : String.format(Locale.ROOT, "board of 11 by 11 lands painted again  %.2f ms%n", speed.boardMillis());
    }

    private static String text(@Nullable LoadSpeed speed) {
        return speed == null
                ? ""
                : String.format(
                        Locale.ROOT,
                        """
                compose  10,000 entries  %8.1f ms (SnakeYAML)
                load      1,000 entries  %8.1f ms
                load     10,000 entries  %8.1f ms
                load     30,000 entries  %8.1f ms
                check again after a change to one of 10,000  %.1f ms

                load / compose                      %.2f
                check again / load                  %.4f
                an entry of 30,000 / one of 1,000   %.2f
                """,
                        speed.compose10000Millis(),
                        speed.load1000Millis(),
                        speed.load10000Millis(),
                        speed.load30000Millis(),
                        speed.revalidate10000Millis(),
                        speed.loadRatio(),
                        speed.revalidateRatio(),
                        speed.perEntryFlatness());
    }

    private static String text(@Nullable GameSpeed speed) {
        return speed == null
                ? ""
                : String.format(
                        Locale.ROOT,
                        """
                random decisions  %,10.0f a second, %,.0f bytes each
                greedy games      %,10.0f a second, on 7 by 7 lands
                copies            %10.2f microseconds, %,.0f bytes each, on 11 by 11 lands

                a decision of the last quarter / one of the first   %.2f
                two threads / one                                   %.2f
                """,
                        speed.randomDecisionsPerSecond(),
                        speed.bytesPerDecision(),
                        speed.greedyGamesPerSecond(),
                        speed.copyMicros(),
                        speed.bytesPerCopy(),
                        speed.lateOverEarly(),
                        speed.twoThreadsOverOne());
    }
}
