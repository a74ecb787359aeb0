package soulwright.effect.lint;

import java.util.Collection;
import java.util.Optional;
import java.util.function.Function;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Sink;
import soulwright.effect.Findings;
import soulwright.effect.Spot;
import soulwright.effect.formula.Figure;
import soulwright.effect.formula.FormulaCompiler;
import soulwright.effect.formula.Term;

/**
 * Selectors over the entries of the packs that fit none of them. Only what is printed on the entries is asked; whatever a condition says about
 * the game may hold.
 */
public final class NoCandidate {
    private final Function<String, Collection<? extends PrintedEntry>> entries;
    private final Findings findings;

    /**
     * Over some entries.
     *
     * @param entries those of a kind, abstract ones left out
     */
    public NoCandidate(Function<String, Collection<? extends PrintedEntry>> entries, Sink sink) {
        this.entries = entries;
        this.findings = new Findings(sink);
    }

    public void check(Drawn drawn) {
        Collection<? extends PrintedEntry> all = entries.apply(drawn.kind());
        Optional<Term> printed = PrintedTerms.of(drawn.where().formula().term());
        if (!all.isEmpty() && printed.isPresent() && fitsNone(printed.get(), all)) {
            String message = "none of the %s fits this".formatted(drawn.kind());
            findings.report(Code.NO_CANDIDATE, Spot.of(drawn.where().source()), message);
        }
    }

    private static boolean fitsNone(Term where, Collection<? extends PrintedEntry> all) {
        PrintedReads reads = new PrintedReads();
        Figure<PrintedReads.Trial> condition = new FormulaCompiler<>(reads).figure(where);
        PrintedReads.Trial trial = new PrintedReads.Trial();
        for (PrintedEntry entry : all) {
            trial.of(entry);
            if (condition.holds(trial)) {
                return false;
            }
        }
        return true;
    }
}
