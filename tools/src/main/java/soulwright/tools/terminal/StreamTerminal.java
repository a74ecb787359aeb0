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
    private final Audience audience;

    /** Who is at the other end. */
    public enum Audience {
        /** A file or a program: what it typed is shown as well, so that what comes out can be read as a whole. */
        PROGRAM,
        /** A person, whose screen shows what he types. */
        PERSON
    }

    public StreamTerminal(BufferedReader in, PrintWriter out, Audience audience) {
        this.in = in;
        this.out = out;
        this.audience = audience;
    }

    @Override
    public Size size() {
        return Size.USUAL;
    }

    @Override
    public void print(List<Line> lines) {
        lines.forEach(line -> out.println(Colours.NONE.print(line)));
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
        out.print(System.lineSeparator().repeat(audience == Audience.PERSON ? OUT_OF_SIGHT : 1));
    }

    @Override
    public Optional<String> read(String prompt) {
        out.print(Harmless.line(prompt));
        out.flush();
        Optional<String> line = line();
        if (audience == Audience.PROGRAM || line.isEmpty()) {
            out.println(Harmless.line(line.orElse("")));
            out.flush();
        }
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
