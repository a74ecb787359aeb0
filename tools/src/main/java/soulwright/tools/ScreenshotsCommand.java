package soulwright.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import soulwright.editor.shell.StudioStart;
import soulwright.editor.shell.UserFolders;
import soulwright.editor.shots.Screenshots;

/** Takes pictures of the Studio. */
@Command(
        name = "screenshots",
        description =
                "Take a picture of every screen of the Studio, in two sizes, both themes, and at 100 and 200 percent.")
final class ScreenshotsCommand implements Callable<Integer> {
    private final Console console;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "The folder to write the pictures into.")
    private Path out;

    @Option(
            names = "--only",
            paramLabel = "NAME",
            defaultValue = "",
            description = "Only the screens whose names hold this.")
    private String only;

    @Parameters(
            paramLabel = "PACK",
            arity = "0..1",
            defaultValue = "soul-master",
            description =
                    "The pack to show: a folder, a zip file, or the id of a pack that ships; soul-master by default.")
    private String pack;

    ScreenshotsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (!console.display().getAsBoolean()) {
            throw new WrongUse("pictures are taken of a display, and there is none here; \"xvfb-run -a\" before the"
                    + " command gives it one");
        }
        String place = StudioCommand.place(console.home(), pack);
        Path nobody = Files.createTempDirectory("soulwright-screenshots");
        StudioStart start = new StudioStart(
                List.of(console.home().content()), UserFolders.in(nobody), List.of(place), Optional.empty());
        Screenshots.take(start, out, only, file -> {
            console.out().println(file);
            console.out().flush();
        });
        return Exit.SUCCESS;
    }
}
