package soulwright.tools;

import java.util.concurrent.Callable;
import org.openjdk.jmh.runner.RunnerException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import soulwright.tools.bench.LoadSpeed;

/** Measures how fast packs load on this machine. */
@Command(name = "bench", description = "Measure how fast packs load, compared with only parsing their YAML.")
final class BenchCommand implements Callable<Integer> {
    private final Console console;

    @Option(names = "--format", defaultValue = "text", description = "text (the default) or json")
    private DataFormat format;

    BenchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RunnerException {
        console.err().println("Measuring, for about a minute...");
        console.flush();
        LoadSpeed speed = LoadSpeed.measure(console.home().content());
        console.print(format, speed, text(speed));
        return Exit.SUCCESS;
    }

    private static String text(LoadSpeed speed) {
        return """
                compose  10,000 entries  %8.1f ms (SnakeYAML)
                load      1,000 entries  %8.1f ms
                load     10,000 entries  %8.1f ms
                load     30,000 entries  %8.1f ms
                check again after a change to one of 10,000  %.1f ms

                load / compose                      %.2f
                check again / load                  %.4f
                an entry of 30,000 / one of 1,000   %.2f
                """.formatted(
                        speed.compose10000Millis(),
                        speed.load1000Millis(),
                        speed.load10000Millis(),
                        speed.load30000Millis(),
                        speed.revalidate10000Millis(),
                        speed.loadRatio(),
                        speed.revalidateRatio(),
                        speed.perEntryFlatness());
    }
}
