package soulwright.tools;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import soulwright.tools.terminal.SystemTerminal;

/** Where the command line begins and ends. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        Console console = new Console(
                writer(FileDescriptor.out),
                writer(FileDescriptor.err),
                Ansi.AUTO.enabled(),
                Boolean.getBoolean("soulwright.progress"),
                SystemTerminal::open,
                Home.fromSystemProperty());
        int status = run(console, args);
        console.flush();
        System.exit(status);
    }

    /** Runs one command line and returns its exit status, one of {@link Exit}. Nothing it is given makes it throw. */
    static int run(Console console, String... args) {
        ErrorReport errors = new ErrorReport(console, System.getenv("SOULWRIGHT_TRACE") != null);
        try {
            return commands(console)
                    .setOut(console.out())
                    .setErr(console.err())
                    .setColorScheme(Help.defaultColorScheme(console.colour() ? Ansi.ON : Ansi.OFF))
                    .setParameterExceptionHandler(errors::wrongUse)
                    .setExecutionExceptionHandler(errors::failure)
                    .registerConverter(Format.class, new ChoiceConverter<>(Format.class))
                    .registerConverter(DataFormat.class, new ChoiceConverter<>(DataFormat.class))
                    .registerConverter(TableFormat.class, new ChoiceConverter<>(TableFormat.class))
                    .registerConverter(BenchCommand.Subject.class, new ChoiceConverter<>(BenchCommand.Subject.class))
                    .registerConverter(Scaffold.class, new ChoiceConverter<>(Scaffold.class))
                    .execute(args);
        } catch (StackOverflowError | OutOfMemoryError failure) {
            return errors.bug(failure);
        }
    }

    private static CommandLine commands(Console console) {
        return new CommandLine(new Soulwright(console))
                .addSubcommand(new ValidateCommand(console))
                .addSubcommand(new ExplainCommand(console))
                .addSubcommand(new ListCommand(console))
                .addSubcommand(new NewCommand(console))
                .addSubcommand(new SchemaCommand(console))
                .addSubcommand(new PlayCommand(console))
                .addSubcommand(new SimulateCommand(console))
                .addSubcommand(new ReplayCommand(console))
                .addSubcommand(new BenchCommand(console));
    }

    private static PrintWriter writer(FileDescriptor descriptor) {
        return new PrintWriter(new FileOutputStream(descriptor), false, StandardCharsets.UTF_8);
    }
}
