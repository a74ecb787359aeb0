package soulwright.tools;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Path;
import soulwright.tools.terminal.Output;
import soulwright.tools.terminal.StreamTerminal;
import soulwright.tools.terminal.StreamTerminal.Audience;

/** One command line, run in this process, and all that it said. */
record Run(int status, String out, String err) {
    static final Home HOME = new Home(Path.of("..").toAbsolutePath().normalize());

    /** A folder that nothing can be written into. */
    private static final Path NOWHERE = Path.of("pom.xml").resolve("nowhere");

    static Run of(String... args) {
        return typing("", args);
    }

    /** @param typed what somebody types while it runs, each line with its end */
    static Run typing(String typed, String... args) {
        return run(new StringWriter(), typed, NOWHERE, args);
    }

    /** @param data where what belongs to the person is kept */
    static Run of(Path data, String typed, String... args) {
        return run(new StringWriter(), typed, data, args);
    }

    /** @param out where it prints */
    static Run to(Writer out, String... args) {
        return run(out, "", NOWHERE, args);
    }

    private static Run run(Writer out, String typed, Path data, String... args) {
        StringWriter err = new StringWriter();
        Output printed = Output.strict(out);
        BufferedReader in = new BufferedReader(new StringReader(typed));
        Console console = new Console(
                printed,
                Output.forgiving(new BufferedWriter(err)),
                false,
                false,
                () -> false,
                colours -> new StreamTerminal(in, printed, Audience.PROGRAM),
                HOME,
                data);
        int status = Main.run(console, args);
        return new Run(status, out.toString(), err.toString());
    }
}
