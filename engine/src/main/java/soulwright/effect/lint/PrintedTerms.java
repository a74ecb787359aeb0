package soulwright.effect.lint;

import java.util.Optional;
import soulwright.effect.Type;
import soulwright.effect.formula.Function;
import soulwright.effect.formula.Operator;
import soulwright.effect.formula.Term;

/** The part of a condition that an entry alone answers: those of its `and`s that read nothing but what is printed. */
final class PrintedTerms {
    private PrintedTerms() {}

    static Optional<Term> of(Term condition) {
        if (condition instanceof Term.Joined both && both.operator() == Operator.AND) {
            Optional<Term> left = of(both.left());
            Optional<Term> right = of(both.right());
            return left.isPresent() && right.isPresent()
                    ? Optional.of(new Term.Joined(Operator.AND, left.get(), right.get(), Type.TRUTH))
                    : left.or(() -> right);
        }
        return isPrinted(condition) ? Optional.of(condition) : Optional.empty();
    }

    static boolean isPrinted(Term term) {
        if (term instanceof Term.Read read) {
            return read.owner() instanceof Term.It
                    && read.property().printed()
                    && !(read.type() instanceof Type.Thing)
                    && !(read.type() instanceof Type.Table);
        }
        if (term instanceof Term.Call call && !isArithmetic(call.function())) {
            return false;
        }
        boolean unknown = term instanceof Term.Name
                || term instanceof Term.Given
                || term instanceof Term.All
                || term instanceof Term.Cell
                || term instanceof Term.Gather
                || term instanceof Term.Dice
                || term instanceof Term.Wrong;
        return !unknown && term.parts().stream().allMatch(PrintedTerms::isPrinted);
    }

    private static boolean isArithmetic(Function function) {
        return switch (function) {
            case MIN, MAX, CLAMP, ABS, PERCENT, IF -> true;
            default -> false;
        };
    }
}
