package soulwright.diagnostic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One finding. Made with {@link #of} and refined with the `with` methods.
 *
 * @param path where in the data, in words an author uses: `mud-crab.special.hit[0].inflict`; empty for a whole file
 * @param message what is wrong, one sentence without a full stop, names in double quotes
 * @param help what to do about it, one sentence
 */
public record Diagnostic(
        Code code,
        Severity severity,
        Place place,
        String path,
        String message,
        Optional<String> help,
        List<Related> related,
        List<Fix> fixes) {
    public Diagnostic {
        related = List.copyOf(related);
        fixes = List.copyOf(fixes);
    }

    public static Diagnostic of(Code code, Place place, String message) {
        return new Diagnostic(code, code.severity(), place, "", message, Optional.empty(), List.of(), List.of());
    }

    public Diagnostic withPath(String path) {
        return new Diagnostic(code, severity, place, path, message, help, related, fixes);
    }

    public Diagnostic withHelp(String help) {
        return new Diagnostic(code, severity, place, path, message, Optional.of(help), related, fixes);
    }

    public Diagnostic withSeverity(Severity severity) {
        return new Diagnostic(code, severity, place, path, message, help, related, fixes);
    }

    public Diagnostic withRelated(Place at, String words) {
        List<Related> all = new ArrayList<>(related);
        all.add(new Related(at, words));
        return new Diagnostic(code, severity, place, path, message, help, all, fixes);
    }

    public Diagnostic withFix(Fix fix) {
        List<Fix> all = new ArrayList<>(fixes);
        all.add(fix);
        return new Diagnostic(code, severity, place, path, message, help, related, all);
    }
}
