package soulwright.effect;

import java.util.Optional;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Fix;
import soulwright.diagnostic.Nearest;
import soulwright.diagnostic.Sink;

/** Tells what is wrong with a spot, and what was probably meant. */
public record Findings(Sink sink) {
    public void report(Code code, Spot at, String message) {
        sink.report(Diagnostic.of(code, at.place(), message));
    }

    /** As the shorter one, with help: what to do about it; empty for none. */
    public void report(Code code, Spot at, String message, String help) {
        Diagnostic finding = Diagnostic.of(code, at.place(), message);
        sink.report(help.isEmpty() ? finding : finding.withHelp(help));
    }

    /** A name that is none of those that could stand here; the nearest of them is suggested. */
    public void unknown(Code code, Spot at, String message, String written, Iterable<String> known) {
        Diagnostic finding = Diagnostic.of(code, at.place(), message);
        Optional<String> meant = Nearest.to(written, known);
        sink.report(meant.map(name -> meaning(finding, name)).orElse(finding));
    }

    private static Diagnostic meaning(Diagnostic finding, String name) {
        return finding.withHelp(didYouMean(name)).withFix(Fix.replace("write " + name, finding.place(), name));
    }

    public static String didYouMean(String name) {
        return "did you mean \"" + name + "\"?";
    }
}
