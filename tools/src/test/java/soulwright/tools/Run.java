package soulwright.tools;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;

/** One command line, run in this process, and all that it said. */
record Run(int status, String out, String err) {
    static Run of(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Home repository = new Home(Path.of("..").toAbsolutePath().normalize());
        int status = Main.run(new Console(new PrintWriter(out), new PrintWriter(err), false, false, repository), args);
        return new Run(status, out.toString(), err.toString());
    }
}
