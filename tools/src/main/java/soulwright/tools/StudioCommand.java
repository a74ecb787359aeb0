package soulwright.tools;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import soulwright.editor.Studio;
import soulwright.editor.shell.StudioStart;
import soulwright.editor.shell.UserFolders;

/** Opens the Studio. */
@Command(name = "studio", description = "Open the Studio, where packs are made and played.")
final class StudioCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            paramLabel = "PACK",
            arity = "0..*",
            description = "Packs to open at once: folders, zip files, or ids of packs that ship.")
    private List<String> packs = List.of();

    StudioCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        List<String> places =
                packs.stream().map(pack -> place(console.home(), pack)).toList();
        if (!console.display().getAsBoolean()) {
            throw new WrongUse(
                    "the Studio needs a display, and there is none here; \"soulwright menu\" is for the terminal");
        }
        open(console.home(), places);
        return Exit.SUCCESS;
    }

    /** Opens the Studio with packs, named by where they lie, and returns when it is closed. */
    static void open(Home home, List<String> places) {
        Studio.open(new StudioStart(List.of(home.content()), UserFolders.ofSystem(), places, Optional.empty()));
    }

    /** Where the pack lies that a word means, which the Studio could not say: it does not know the current folder. */
    static String place(Home home, String word) {
        try {
            return Path.of("")
                    .toAbsolutePath()
                    .resolve(home.finder().find(word).shown())
                    .normalize()
                    .toString();
        } catch (IOException | InvalidPathException e) {
            throw new WrongUse(String.valueOf(e.getMessage()));
        }
    }
}
