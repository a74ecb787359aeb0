package soulwright.tools;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import soulwright.tools.terminal.Unprinted;

/** What people read when a command line is wrong or the program is: one line that says what, one that says what to do. */
final class ErrorReport {
    private final Console console;
    private final boolean trace;

    /** @param trace whether whole stack traces are wanted as well */
    ErrorReport(Console console, boolean trace) {
        this.console = console;
        this.trace = trace;
    }

    /** Tells what is wrong with the arguments, without the page of usage that would hide it. */
    int wrongUse(ParameterException failure, String[] args) {
        return wrongUse(failure.getCommandLine(), fault(failure));
    }

    /** Tells what went wrong while a command ran. */
    int failure(Exception failure, CommandLine command, ParseResult parsed) {
        String message = String.valueOf(failure.getMessage());
        if (failure instanceof WrongUse) {
            return wrongUse(command, message);
        }
        if (failure instanceof Finding) {
            console.err().println(command.getCommandSpec().qualifiedName() + ": " + message);
            return Exit.FINDINGS;
        }
        if (failure instanceof Unprinted unprinted) {
            return unprinted(unprinted);
        }
        return failure instanceof IOException outside ? outsideFailure(outside) : bug(failure);
    }

    /** Tells that nobody has read all that there is to read, unless nobody wants to. */
    int unprinted(Unprinted failure) {
        if (failure.isUnwanted()) {
            return Exit.UNREAD;
        }
        console.err().println("soulwright: not everything could be printed: " + failure.reason());
        return broken(failure);
    }

    /** Tells of a failure that nobody foresaw, and where it happened. */
    int bug(Throwable failure) {
        console.err().printf("soulwright: internal error: %s%s%n", summary(failure), place(failure));
        console.err().println("Please report it together with what you did; SOULWRIGHT_TRACE=1 shows more.");
        return broken(failure);
    }

    /** Tells that there is not memory enough. */
    int outOfMemory(OutOfMemoryError failure) {
        long mebibytes = Runtime.getRuntime().maxMemory() >> 20;
        console.err().printf("soulwright: there is not enough memory for this; Java may use %d MB.%n", mebibytes);
        console.err().println("Give it less at once, or more memory, as with _JAVA_OPTIONS=-Xmx4g before the command.");
        return broken(failure);
    }

    private int wrongUse(CommandLine command, String fault) {
        String name = command.getCommandSpec().qualifiedName();
        console.err().println(name + ": " + fault);
        console.err().println("Try '" + name + " --help'.");
        return Exit.WRONG_USE;
    }

    private int outsideFailure(IOException failure) {
        console.err().println("soulwright: " + outside(failure));
        return broken(failure);
    }

    private int broken(Throwable failure) {
        if (trace) {
            failure.printStackTrace(console.err());
        }
        console.err().flush();
        return Exit.BROKEN;
    }

    private static String fault(ParameterException failure) {
        if (failure instanceof UnmatchedArgumentException unmatched) {
            return notUnderstood(unmatched);
        }
        if (failure instanceof MissingParameterException missing) {
            return missing.getMissing().stream().map(ErrorReport::words).collect(joining(" and ")) + " is missing";
        }
        return firstLine(String.valueOf(failure.getMessage()))
                .replaceFirst("positional parameter at index \\S+ \\((\\w+)\\)", "$1")
                .replaceFirst("^Invalid value for (?:option )?'?([^':]+)'?(?: \\([^)]*\\))?: ", "$1 ")
                .replaceFirst(" '[^']*' is not a boolean$", " takes nothing after it")
                .replaceFirst("^option '?([^' ]+)'? (?:\\(\\S+\\) )?should be specified", "$1 is to be given");
    }

    private static String words(ArgSpec missing) {
        return missing instanceof OptionSpec option
                ? "what follows " + option.longestName() + ", " + option.paramLabel() + ","
                : missing.paramLabel();
    }

    private static String notUnderstood(UnmatchedArgumentException failure) {
        String word = failure.getUnmatched().get(0);
        CommandSpec command = failure.getCommandLine().getCommandSpec();
        if (failure.isUnknownOption()) {
            return unknown("option", word, command.optionsMap().keySet());
        }
        Set<String> commands = command.subcommands().keySet();
        return unknown(commands.isEmpty() ? "argument" : "command", word, commands);
    }

    private static String unknown(String what, String word, Set<String> known) {
        return "unknown " + what + " \"" + word + "\"" + Suggestion.among(word, known);
    }

    /** Of a file whose system says no more than its name, what most probably is wrong with it. */
    private static String outside(IOException failure) {
        if (failure instanceof FileSystemException file) {
            String usual = failure instanceof NoSuchFileException ? "it is not there" : "it is not allowed";
            return "\"" + file.getFile() + "\" cannot be used: " + Objects.requireNonNullElse(file.getReason(), usual);
        }
        return firstLine(Objects.requireNonNullElse(failure.getMessage(), "a file cannot be used"));
    }

    /** Of a bug the class tells more than the message; unless that tells nothing at all. */
    private static String summary(Throwable failure) {
        String name = failure.getClass().getSimpleName();
        return failure.getMessage() == null ? name : name + ": " + firstLine(failure.getMessage());
    }

    private static String place(Throwable failure) {
        StackTraceElement[] frames = failure.getStackTrace();
        return frames.length == 0 ? "" : " at " + frames[0];
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse("");
    }
}
