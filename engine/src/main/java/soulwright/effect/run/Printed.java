package soulwright.effect.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.effect.Type;
import soulwright.effect.formula.Operator;
import soulwright.effect.formula.Term;

/** The part of a condition on entries of the packs that what is printed on them answers, so that it can be answered once and for all. */
final class Printed {
    private Printed() {}

    /** Those parts of its `and`s that read only what is printed on the candidate at a depth. */
    static Optional<Term> part(Term condition, int depth) {
        return joined(parts(condition, depth, true));
    }

    /** The other parts. */
    static Optional<Term> rest(Term condition, int depth) {
        return joined(parts(condition, depth, false));
    }

    private static List<Term> parts(Term condition, int depth, boolean printed) {
        if (condition instanceof Term.Joined both && both.operator() == Operator.AND) {
            List<Term> all = new ArrayList<>(parts(both.left(), depth, printed));
            all.addAll(parts(both.right(), depth, printed));
            return all;
        }
        return is(condition, depth) == printed ? List.of(condition) : List.of();
    }

    private static Optional<Term> joined(List<Term> parts) {
        return parts.stream().reduce((one, other) -> new Term.Joined(Operator.AND, one, other, Type.TRUTH));
    }

    private static boolean is(Term term, int depth) {
        if (term instanceof Term.Read read) {
            return read.property().printed() && read.owner() instanceof Term.It it && it.depth() == depth;
        }
        boolean unknown = term instanceof Term.Name
                || term instanceof Term.Given
                || term instanceof Term.All
                || term instanceof Term.Gather
                || (term instanceof Term.It it && it.depth() != depth);
        return !unknown
                && !term.chance()
                && !isAsked(term)
                && term.parts().stream().allMatch(part -> is(part, depth));
    }

    /** A function that only a game can answer. */
    private static boolean isAsked(Term term) {
        if (!(term instanceof Term.Call call)) {
            return false;
        }
        return switch (call.function()) {
            case MIN, MAX, CLAMP, ABS, PERCENT, IF -> false;
            default -> true;
        };
    }
}
