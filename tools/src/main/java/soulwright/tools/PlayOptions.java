package soulwright.tools;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import soulwright.game.Recording;
import soulwright.tools.play.Resuming;
import soulwright.tools.terminal.Colours;
import soulwright.tools.terminal.Terminal;

/** The options that all commands have with which people play a game at the terminal. */
final class PlayOptions {
    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed that all chance follows from; another each time.")
    @Nullable
    Long seed;

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description = "Where the game is saved; by default in the current folder, in a file named after it.")
    @Nullable
    Path save;

    @Option(names = "--resume", paramLabel = "FILE", description = "Go on with a saved game.")
    @Nullable
    Path resume;

    @Option(
            names = {"--no-colour", "--no-color"},
            description = "Use no colours; nothing is told by colour alone.")
    private boolean colourless;

    /** The seed that was named, or a fresh one. */
    long freshSeed() {
        return FreshSeed.or(seed);
    }

    /** The terminal with as many colours as are wanted. */
    Terminal terminal(Console console) {
        return console.terminal().apply(colourless ? Colours.NONE : Colours.FULL);
    }

    /** A saved game that somebody takes up. */
    record TakenUp(Recording recording, Resuming resuming) {
        Path path() {
            return resuming.file().path();
        }
    }

    /**
     * The saved game that is named.
     *
     * @param command which must be the right one for it
     * @return nothing if it is damaged, and nobody wants the save before it
     * @throws WrongUse if there is no such file, or another command goes on with it
     */
    Optional<TakenUp> takeUp(Path file, String command, Terminal terminal) {
        Resuming resuming = new Resuming(SavedGame.file(file), terminal);
        Optional<Recording> recording = resuming.open();
        recording.ifPresent(saved -> SavedGame.mustBeFor(command, saved, file));
        return recording.map(saved -> new TakenUp(saved, resuming));
    }
}
