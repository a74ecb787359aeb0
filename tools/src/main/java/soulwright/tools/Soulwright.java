package soulwright.tools;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import soulwright.editor.Studio;

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

    @Spec
    private CommandSpec spec;

    Soulwright(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (Studio.canOpen()) {
            StudioCommand.open(console.home(), List.of());
            return Exit.SUCCESS;
        }
        console.out()
                .println("Welcome to Soulwright. There is no display here for the Studio; this works in a terminal.");
        console.out().println();
        spec.commandLine().usage(console.out());
        return Exit.SUCCESS;
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
