package soulwright.tools;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import soulwright.game.Happening;
import soulwright.game.Resumption;
import soulwright.game.Session;

/** Plays a saved game again from its beginning. */
@Command(
        name = "replay",
        description = "Play a saved game again: show what happened in it, or check that it still goes the same way.",
        footer = {
            "",
            "The exit status is 1 when the game does not end as it was saved, as when its packs have changed since; when it"
                    + " was broken off because of a fault in a pack; and when the file is damaged.",
        })
final class ReplayCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "FILE", description = "A saved game.")
    private Path file;

    @Option(
            names = "--pack",
            paramLabel = "PACK",
            description =
                    "The pack to play it with, where it is not where it was when the game was saved, or neither ships nor"
                            + " lies in the current folder.")
    private @Nullable String pack;

    @Option(names = "--verify", description = "Say only whether the game ends as it was saved, or where it differs.")
    private boolean verify;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text (the default) or json")
    private DataFormat format;

    ReplayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        SavedGame saved = SavedGame.of(
                SavedGame.read(SavedGame.file(file)), pack, new SavedPack(console, "--pack PACK", place -> false));
        Session session = saved.start();
        List<String> log = new ArrayList<>();
        if (!verify) {
            Function<Happening, String> words = saved.words();
            session.listen(happening -> log.add(words.apply(happening)));
        }
        ReplayReport report = ReplayReport.of(Resumption.of(saved.recording(), session), log);
        console.print(format, report, report.text());
        return report.same() && !report.brokenOff() ? Exit.SUCCESS : Exit.FINDINGS;
    }
}
