package soulwright.tools;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The command line without a command. */
@Command(
        name = "soulwright",
        description = "Make, check and play packs for summoner board and card games.",
        versionProvider = Soulwright.Version.class,
        synopsisSubcommandLabel = "COMMAND")
final class Soulwright implements Callable<Integer> {
    private final Console console;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Show this help.")
    @SuppressWarnings("UnusedVariable") // it is picocli that acts on it
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Show the version.")
    @SuppressWarnings("UnusedVariable")
    private boolean version;

    Soulwright(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (console.display().getAsBoolean()) {
            StudioCommand.open(console.home(), List.of());
            return Exit.SUCCESS;
        }
        console.out().println("Welcome to Soulwright. The Studio needs a display; all else works in the terminal.");
        console.flush();
        return new Menu(console).open();
    }

    /** The version of this program. */
    static String version() {
        String version = Soulwright.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }

    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"Soulwright " + version()};
        }
    }
}
