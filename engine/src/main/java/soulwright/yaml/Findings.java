package soulwright.yaml;

import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Severity;
import soulwright.diagnostic.Sink;

/** Counts what is found in a file, and passes on only so much of it that a reader can use. */
final class Findings implements Sink {
    private final int most;
    private final Sink sink;
    private int count;
    private boolean errors;

    Findings(int most, Sink sink) {
        this.most = most;
        this.sink = sink;
    }

    @Override
    public void report(Diagnostic diagnostic) {
        count++;
        errors |= diagnostic.severity() == Severity.ERROR;
        if (count <= most) {
            sink.report(diagnostic);
        }
    }

    int count() {
        return count;
    }

    boolean errors() {
        return errors;
    }
}
