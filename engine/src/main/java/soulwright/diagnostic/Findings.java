package soulwright.diagnostic;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** Diagnostics in the order in which people read them: by file, line, column and code. The same input always gives the same order. */
public record Findings(List<Diagnostic> all) {
    private static final Comparator<Diagnostic> ORDER = Comparator.comparing(Diagnostic::place, Place.ORDER)
            .thenComparing(Diagnostic::code)
            .thenComparing(Diagnostic::message);

    public Findings {
        all = all.stream().sorted(ORDER).toList();
    }

    public static Findings of(Collection<Diagnostic> diagnostics) {
        return new Findings(List.copyOf(diagnostics));
    }

    public int errors() {
        return count(Severity.ERROR);
    }

    public int warnings() {
        return count(Severity.WARNING);
    }

    public int count(Severity severity) {
        return (int) all.stream().filter(found -> found.severity() == severity).count();
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }
}
