package soulwright.effect.formula;

import java.util.List;

/** Works out functions of figures that are known already. */
final class Folding {
    private Folding() {}

    static long of(Function function, List<Term> figures) {
        long first = value(figures, 0);
        return switch (function) {
            case MIN -> figures.stream().mapToLong(Folding::value).min().orElse(first);
            case MAX -> figures.stream().mapToLong(Folding::value).max().orElse(first);
            case CLAMP -> Arithmetic.clamp(first, value(figures, 1), value(figures, 2));
            case ABS -> Arithmetic.abs(first);
            case PERCENT -> Arithmetic.percent(first, value(figures, 1));
            default -> throw new IllegalArgumentException("not a function of figures alone: " + function);
        };
    }

    private static long value(List<Term> figures, int i) {
        return value(figures.get(i));
    }

    private static long value(Term term) {
        return ((Term.Figure) term).value();
    }
}
