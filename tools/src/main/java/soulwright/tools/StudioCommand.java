package soulwright.tools;

import java.nio.file.Files;
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
        packs.forEach(pack -> OpenPacks.open(console.home(), pack));
        if (!console.display().getAsBoolean()) {
            throw new WrongUse(
                    "the Studio needs a display, and there is none here; \"soulwright menu\" is for the terminal");
        }
        open(console.home(), packs);
        return Exit.SUCCESS;
    }

    /** Opens the Studio with packs, and returns when it is closed. */
    static void open(Home home, List<String> packs) {
        List<String> places = packs.stream().map(StudioCommand::place).toList();
        Studio.open(new StudioStart(List.of(home.content()), UserFolders.ofSystem(), places, Optional.empty()));
    }

    /** Folders and archives are named from the current folder, which the Studio does not know. */
    static String place(String word) {
        Path path = Path.of("").toAbsolutePath().resolve(word).normalize();
        return Files.exists(path) ? path.toString() : word;
    }
}
