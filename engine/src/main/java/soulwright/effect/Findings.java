package soulwright.effect;

import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Guess;
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

    /** A name that is none of those that could stand here; the nearest of them is suggested, and fixed where the spot is that name alone. */
    public void unknown(Code code, Spot at, String message, String written, Iterable<String> known) {
        Diagnostic finding = Diagnostic.of(code, at.place(), message);
        boolean exact = at.text().equals(written);
        sink.report(Guess.of(written, known)
                .map(guess -> new Guess(guess.name(), guess.sure() && exact).in(finding))
                .orElse(finding));
    }

    public static String didYouMean(String name) {
        return "did you mean \"" + name + "\"?";
    }
}
