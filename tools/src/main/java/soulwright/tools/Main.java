package soulwright.tools;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import soulwright.editor.Studio;
import soulwright.editor.shell.UserFolders;
import soulwright.tools.terminal.Output;
import soulwright.tools.terminal.SystemTerminal;
import soulwright.tools.terminal.Unprinted;

/** Where the command line begins and ends. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        Output out = Output.strict(writer(FileDescriptor.out));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        Console console = new Console(
                out,
                Output.forgiving(writer(FileDescriptor.err)),
                Ansi.AUTO.enabled(),
                Boolean.getBoolean("soulwright.progress"),
                Studio::canOpen,
                colours -> SystemTerminal.open(colours, in, out),
                Home.fromSystemProperty(),
                UserFolders.ofSystem().data());
        System.exit(run(console, args));
    }

    /** Runs one command line, prints all it says, and returns its exit status, one of {@link Exit}. Nothing it is given makes it throw. */
    static int run(Console console, String... args) {
        ErrorReport errors = new ErrorReport(console, System.getenv("SOULWRIGHT_TRACE") != null);
        try {
            int status = commands(console)
                    .setOut(console.out().styled())
                    .setErr(console.err())
                    .setColorScheme(Help.defaultColorScheme(console.colour() ? Ansi.ON : Ansi.OFF))
                    .setParameterExceptionHandler(errors::wrongUse)
                    .setExecutionExceptionHandler(errors::failure)
                    .setExecutionStrategy(parsed -> executed(parsed, errors))
                    .registerConverter(Path.class, new PathConverter())
                    .registerConverter(int.class, NumberConverter.INT)
                    .registerConverter(Integer.class, NumberConverter.INT)
                    .registerConverter(Long.class, NumberConverter.LONG)
                    .registerConverter(long.class, NumberConverter.LONG)
                    .registerConverter(Format.class, new ChoiceConverter<>(Format.class))
                    .registerConverter(DataFormat.class, new ChoiceConverter<>(DataFormat.class))
                    .registerConverter(TableFormat.class, new ChoiceConverter<>(TableFormat.class))
                    .registerConverter(BenchCommand.Subject.class, new ChoiceConverter<>(BenchCommand.Subject.class))
                    .registerConverter(Scaffold.class, new ChoiceConverter<>(Scaffold.class))
                    .execute(args);
            console.flush();
            return status;
        } catch (Unprinted unprinted) {
            return errors.unprinted(unprinted);
        } catch (OutOfMemoryError failure) {
            return errors.outOfMemory(failure);
        } catch (StackOverflowError failure) {
            return errors.bug(failure);
        }
    }

    /** A page of help that nobody can be shown is no command that failed; picocli would tell of it by itself. */
    private static int executed(ParseResult parsed, ErrorReport errors) {
        try {
            return new RunLast().execute(parsed);
        } catch (Unprinted unprinted) {
            return errors.unprinted(unprinted);
        }
    }

    private static CommandLine commands(Console console) {
        return new CommandLine(new Soulwright(console))
                .addSubcommand(new StudioCommand(console))
                .addSubcommand(new MenuCommand(console))
                .addSubcommand(new ValidateCommand(console))
                .addSubcommand(new ExplainCommand(console))
                .addSubcommand(new ListCommand(console))
                .addSubcommand(new NewCommand(console))
                .addSubcommand(new SchemaCommand(console))
                .addSubcommand(new PlayCommand(console))
                .addSubcommand(new CampaignCommand(console))
                .addSubcommand(new VersusCommand(console))
                .addSubcommand(new SimulateCommand(console))
                .addSubcommand(new ReplayCommand(console))
                .addSubcommand(new BenchCommand(console))
                .addSubcommand(new ScreenshotsCommand(console));
    }

    private static Writer writer(FileDescriptor descriptor) {
        return new BufferedWriter(new OutputStreamWriter(new FileOutputStream(descriptor), StandardCharsets.UTF_8));
    }
}
