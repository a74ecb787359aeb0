package soulwright.effect.lint;

import java.util.Optional;
import soulwright.effect.formula.Figure;
import soulwright.effect.formula.FormulaCompiler;
import soulwright.effect.formula.Term;

/** A formula that needs no game: it asks nothing but what is printed on an entry. Belongs to one thread. */
public final class PrintedFormula {
    private final Figure<PrintedReads.Trial> figure;
    private final PrintedReads.Trial trial = new PrintedReads.Trial();

    private PrintedFormula(Term term) {
        figure = new FormulaCompiler<>(new PrintedReads()).figure(term);
    }

    /** The formula, if all of it needs no game. */
    public static Optional<PrintedFormula> whole(Term term) {
        return PrintedTerms.isPrinted(term) ? Optional.of(new PrintedFormula(term)) : Optional.empty();
    }

    /** As much of a condition as needs no game: those of its `and`s. Whatever else it says may hold. */
    public static Optional<PrintedFormula> part(Term condition) {
        return PrintedTerms.of(condition).map(PrintedFormula::new);
    }

    public boolean holds(PrintedEntry entry) {
        trial.of(entry);
        return figure.holds(trial);
    }

    /** Its value if it asks nothing at all. */
    public long value() {
        return figure.of(trial);
    }
}
