package soulwright.effect;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Guess;
import soulwright.diagnostic.Sink;

/** Tells what is wrong with a spot, and what was probably meant. */
public record Findings(Sink sink) {
    private static final int LONGEST_LIST = 15;

    public void report(Code code, Spot at, String message) {
        sink.report(Diagnostic.of(code, at.place(), message));
    }

    /** As the shorter one, with help: what to do about it; empty for none. */
    public void report(Code code, Spot at, String message, String help) {
        Diagnostic finding = Diagnostic.of(code, at.place(), message);
        sink.report(help.isEmpty() ? finding : finding.withHelp(help));
    }

    /**
     * A name that is none of those that could stand here; the nearest of them is suggested, and fixed where the spot is that name alone. Where
     * none is near, all are listed if they are few.
     */
    public void unknown(Code code, Spot at, String message, String written, Collection<String> known) {
        unknown(code, at, message, written, known, known);
    }

    /** As the shorter one, where not all that could stand here is worth listing. */
    public void unknown(
            Code code, Spot at, String message, String written, Collection<String> known, Collection<String> listed) {
        Diagnostic finding = Diagnostic.of(code, at.place(), message);
        boolean exact = at.text().equals(written);
        sink.report(Guess.of(written, known)
                .map(guess -> new Guess(guess.name(), guess.sure() && exact).in(finding))
                .orElseGet(() -> withList(finding, new LinkedHashSet<>(listed))));
    }

    private static Diagnostic withList(Diagnostic finding, Set<String> names) {
        if (names.isEmpty() || names.size() > LONGEST_LIST) {
            return finding;
        }
        String there = names.size() == 1 ? "there is only" : "there are";
        return finding.withHelp(there + " \"" + String.join("\", \"", names) + "\"");
    }

    public static String didYouMean(String name) {
        return "did you mean \"" + name + "\"?";
    }
}
