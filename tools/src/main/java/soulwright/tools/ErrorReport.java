package soulwright.tools;

import java.util.List;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

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
        String command = failure.getCommandLine().getCommandSpec().qualifiedName();
        String fault = failure instanceof UnmatchedArgumentException unmatched
                ? notUnderstood(unmatched)
                : firstLine(String.valueOf(failure.getMessage()));
        console.err().println(command + ": " + fault);
        console.err().println("Try '" + command + " --help'.");
        return Exit.WRONG_USE;
    }

    /** Tells of a failure that nobody foresaw, and where it happened. */
    int failure(Throwable failure) {
        console.err().printf("soulwright: internal error: %s%s%n", summary(failure), place(failure));
        console.err().println("Please report it together with what you did; SOULWRIGHT_TRACE=1 shows more.");
        if (trace) {
            failure.printStackTrace(console.err());
        }
        return Exit.BROKEN;
    }

    private static String notUnderstood(UnmatchedArgumentException failure) {
        String word = failure.getUnmatched().get(0);
        boolean hasCommands = !failure.getCommandLine().getSubcommands().isEmpty();
        String kind = failure.isUnknownOption() ? "option" : hasCommands ? "command" : "argument";
        List<String> suggestions = failure.getSuggestions();
        String help = suggestions.isEmpty() ? "" : "; did you mean \"" + suggestions.get(0) + "\"?";
        return "unknown " + kind + " \"" + word + "\"" + help;
    }

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
