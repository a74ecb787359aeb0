package soulwright.tools;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import soulwright.tools.terminal.StreamTerminal;
import soulwright.tools.terminal.StreamTerminal.Audience;

/** One command line, run in this process, and all that it said. */
record Run(int status, String out, String err) {
    static final Home HOME = new Home(Path.of("..").toAbsolutePath().normalize());

    static Run of(String... args) {
        return typing("", args);
    }

    /** @param typed what somebody types while it runs, each line with its end */
    static Run typing(String typed, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        PrintWriter printed = new PrintWriter(out);
        BufferedReader in = new BufferedReader(new StringReader(typed));
        Console console = new Console(
                printed,
                new PrintWriter(err),
                false,
                false,
                colours -> new StreamTerminal(in, printed, Audience.PROGRAM),
                HOME);
        int status = Main.run(console, args);
        return new Run(status, out.toString(), err.toString());
    }
}
