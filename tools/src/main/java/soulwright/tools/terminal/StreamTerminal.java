package soulwright.tools.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/** A terminal that is no more than two streams: a file that is read, a program that listens, a screen that understands no commands. */
public final class StreamTerminal implements Terminal {
    private static final int OUT_OF_SIGHT = 60;

    private final BufferedReader in;
    private final PrintWriter out;
    private final Colours colours;

    public StreamTerminal(BufferedReader in, PrintWriter out, Colours colours) {
        this.in = in;
        this.out = out;
        this.colours = colours;
    }

    @Override
    public Size size() {
        return Size.USUAL;
    }

    @Override
    public void print(List<Line> lines) {
        lines.forEach(line -> out.println(colours.print(line)));
        out.flush();
    }

    /** Begins anew below: what streams have shown cannot be taken back. */
    @Override
    public void clear() {
        out.println();
    }

    /** Pushes it out of sight. */
    @Override
    public void hide() {
        out.print(System.lineSeparator().repeat(OUT_OF_SIGHT));
    }

    @Override
    public Optional<String> read(String prompt) {
        out.print(prompt);
        out.flush();
        Optional<String> line = line();
        out.println(line.orElse(""));
        return line;
    }

    /** A stream that fails has ended. */
    private Optional<String> line() {
        try {
            return Optional.ofNullable(in.readLine());
        } catch (IOException ended) {
            return Optional.empty();
        }
    }
}
