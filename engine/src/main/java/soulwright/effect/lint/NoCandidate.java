package soulwright.effect.lint;

import java.util.Collection;
import java.util.Optional;
import java.util.function.Function;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Sink;
import soulwright.effect.Findings;
import soulwright.effect.Spot;

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
        Optional<PrintedFormula> printed =
                PrintedFormula.part(drawn.where().formula().term());
        if (!all.isEmpty() && printed.isPresent() && all.stream().noneMatch(printed.get()::holds)) {
            String message = "none of the %s fits this".formatted(drawn.kind());
            findings.report(Code.NO_CANDIDATE, Spot.of(drawn.where().source()), message);
        }
    }
}
