package soulwright.diagnostic;

import java.util.Optional;

/**
 * The name that somebody probably meant.
 *
 * @param sure whether it is so near, and alone in that, that it may be written unasked
 */
public record Guess(String name, boolean sure) {
    /** The nearest of some names, if any is near enough to be worth a word. */
    public static Optional<Guess> of(String written, Iterable<String> names) {
        return Nearest.to(written, names).map(name -> new Guess(name, Nearest.isOneSlip(written, names)));
    }

    /** A finding about the misspelt name, at its place, with the help to write the other, and the fix if that is sure. */
    public Diagnostic in(Diagnostic finding) {
        Diagnostic helped = finding.withHelp("did you mean \"" + name + "\"?");
        return sure ? helped.withFix(Fix.replace("write " + name, finding.place(), name)) : helped;
    }
}
