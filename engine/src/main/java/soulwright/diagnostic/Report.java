package soulwright.diagnostic;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;

/** A way to write findings down: for people, or for programs. */
public interface Report {
    void write(Findings findings, Writer out) throws IOException;

    default String of(Findings findings) {
        StringWriter out = new StringWriter();
        try {
            write(findings, out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toString();
    }
}
