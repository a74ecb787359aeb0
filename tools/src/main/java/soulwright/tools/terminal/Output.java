package soulwright.tools.terminal;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;

/**
 * A stream that people read on a terminal, and programs from a pipe. What is printed here may come from a pack or from a stranger: characters
 * that would command a terminal are written as escapes such as {@code \u001b}, which JSON reads as the same characters again. Only ends of
 * lines and tabs are left as they are.
 */
public final class Output extends PrintWriter {
    private final PrintWriter styled;

    private Output(Writer to) {
        super(new Escaping(to), false);
        this.styled = new PrintWriter(to, false);
    }

    /** One that throws {@link Unprinted} as soon as something cannot be written, so that nobody takes a part for the whole. */
    public static Output strict(Writer to) {
        return new Output(new Failing(to));
    }

    /** One that goes on in silence when something cannot be written: there is nowhere to say so. */
    public static Output forgiving(Writer to) {
        return new Output(to);
    }

    /** The same stream for text with colours or movements of the cursor; it must hold nothing that a stranger wrote. */
    public PrintWriter styled() {
        return styled;
    }

    /** Writes what is said to another writer, and commands as escapes. */
    private static final class Escaping extends Writer {
        private final Writer to;

        Escaping(Writer to) {
            this.to = to;
        }

        @Override
        public void write(char[] letters, int from, int length) throws IOException {
            int written = from;
            int end = from + length;
            for (int at = from; at < end; at++) {
                if (Harmless.commands(letters[at]) && !isLayout(letters, at, end)) {
                    to.write(letters, written, at - written);
                    to.write("\\u%04x".formatted((int) letters[at]));
                    written = at + 1;
                }
            }
            to.write(letters, written, end - written);
        }

        /** A carriage return alone would let what follows hide what stands there. */
        private static boolean isLayout(char[] letters, int at, int end) {
            return switch (letters[at]) {
                case '\n', '\t' -> true;
                case '\r' -> at + 1 < end && letters[at + 1] == '\n';
                default -> false;
            };
        }

        @Override
        public void flush() throws IOException {
            to.flush();
        }

        @Override
        public void close() throws IOException {
            to.close();
        }
    }

    /** Turns failures, which a print writer only notes, into exceptions. */
    private static final class Failing extends Writer {
        private final Writer to;

        Failing(Writer to) {
            this.to = to;
        }

        @Override
        public void write(char[] letters, int from, int length) {
            try {
                to.write(letters, from, length);
            } catch (IOException failure) {
                throw new Unprinted(failure);
            }
        }

        @Override
        public void flush() {
            try {
                to.flush();
            } catch (IOException failure) {
                throw new Unprinted(failure);
            }
        }

        @Override
        public void close() throws IOException {
            to.close();
        }
    }
}
