package soulwright.effect.lint;

import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Sink;
import soulwright.effect.Findings;
import soulwright.effect.Spot;

/**
 * Selectors over the entries of the packs that fit none of them. Only what is printed on the entries is asked; whatever a condition says about
 * the game may hold. Remembers what fitted, for the next time.
 */
public final class NoCandidate {
    /** A selector's condition, as far as entries answer it, and the last one that did. */
    private record Question(Optional<PrintedFormula> printed, Witness witness) {
        static Question of(Drawn drawn) {
            return new Question(PrintedFormula.part(drawn.where().formula().term()), new Witness());
        }
    }

    private IdentityHashMap<Drawn, Question> known = new IdentityHashMap<>();

    /**
     * Checks all that is drawn.
     *
     * @param entries gives those of a kind
     */
    public void check(
            Collection<Drawn> all, Function<String, ? extends List<? extends PrintedEntry>> entries, Sink sink) {
        IdentityHashMap<Drawn, Question> now = new IdentityHashMap<>();
        Findings findings = new Findings(sink);
        for (Drawn drawn : all) {
            Question question = known.containsKey(drawn) ? known.get(drawn) : Question.of(drawn);
            now.put(drawn, question);
            List<? extends PrintedEntry> ofKind = entries.apply(drawn.kind());
            boolean anyThere = ofKind.stream().anyMatch(entry -> !entry.isAbstract());
            if (anyThere && question.printed.isPresent() && !question.witness.fits(question.printed.get(), ofKind)) {
                String message = "none of the %s fits this".formatted(drawn.kind());
                findings.report(Code.NO_CANDIDATE, Spot.of(drawn.where().source()), message);
            }
        }
        known = now;
    }
}
