package soulwright.tools;

import java.io.PrintWriter;

/**
 * The outer world as commands see it, so that tests can look on.
 *
 * @param colour whether a person reads this on a terminal that shows colours
 */
record Console(PrintWriter out, PrintWriter err, boolean colour, Home home) {
    void flush() {
        out.flush();
        err.flush();
    }
}
