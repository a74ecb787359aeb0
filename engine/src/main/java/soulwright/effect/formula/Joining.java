package soulwright.effect.formula;

import java.util.ArrayList;
import java.util.List;

/**
 * Joins compiled figures with operators. Each operator has a closure of its own, and a constant is not asked for: to ask a figure costs more than
 * most arithmetic.
 */
final class Joining {
    private Joining() {}

    /** What is known while it is compiled. */
    record Constant<S>(long value) implements Figure<S> {
        @Override
        public long of(S state) {
            return value;
        }
    }

    static <S> Figure<S> of(Operator operator, Figure<S> left, Figure<S> right) {
        return switch (operator) {
            case ADD -> state -> Arithmetic.add(left.of(state), right.of(state));
            case SUBTRACT -> state -> Arithmetic.subtract(left.of(state), right.of(state));
            case MULTIPLY -> state -> Arithmetic.multiply(left.of(state), right.of(state));
            case DIVIDE -> state -> Arithmetic.divide(left.of(state), right.of(state));
            case REMAINDER -> state -> Arithmetic.remainder(left.of(state), right.of(state));
            default ->
                right instanceof Constant<S> constant
                        ? compared(operator, left, constant.value())
                        : compared(operator, left, right);
        };
    }

    private static <S> Figure<S> compared(Operator operator, Figure<S> left, Figure<S> right) {
        return switch (operator) {
            case LESS -> state -> left.of(state) < right.of(state) ? 1 : 0;
            case AT_MOST -> state -> left.of(state) <= right.of(state) ? 1 : 0;
            case MORE -> state -> left.of(state) > right.of(state) ? 1 : 0;
            case AT_LEAST -> state -> left.of(state) >= right.of(state) ? 1 : 0;
            case EQUAL -> state -> left.of(state) == right.of(state) ? 1 : 0;
            case UNEQUAL -> state -> left.of(state) != right.of(state) ? 1 : 0;
            default -> throw new IllegalArgumentException("joins nothing: " + operator);
        };
    }

    private static <S> Figure<S> compared(Operator operator, Figure<S> left, long right) {
        return switch (operator) {
            case LESS -> state -> left.of(state) < right ? 1 : 0;
            case AT_MOST -> state -> left.of(state) <= right ? 1 : 0;
            case MORE -> state -> left.of(state) > right ? 1 : 0;
            case AT_LEAST -> state -> left.of(state) >= right ? 1 : 0;
            case EQUAL -> state -> left.of(state) == right ? 1 : 0;
            case UNEQUAL -> state -> left.of(state) != right ? 1 : 0;
            default -> throw new IllegalArgumentException("joins nothing: " + operator);
        };
    }

    /** Whether all hold, asked in order until one does not. */
    static <S> Figure<S> all(List<Figure<S>> figures) {
        if (figures.size() == 2) {
            Figure<S> first = figures.get(0);
            Figure<S> second = figures.get(1);
            return state -> first.of(state) != 0 && second.of(state) != 0 ? 1 : 0;
        }
        Figure<S>[] each = array(figures);
        return state -> {
            for (Figure<S> figure : each) {
                if (figure.of(state) == 0) {
                    return 0;
                }
            }
            return 1;
        };
    }

    /** Whether one holds, asked in order until one does. */
    static <S> Figure<S> any(List<Figure<S>> figures) {
        Figure<S>[] each = array(figures);
        return state -> {
            for (Figure<S> figure : each) {
                if (figure.of(state) != 0) {
                    return 1;
                }
            }
            return 0;
        };
    }

    @SuppressWarnings("unchecked")
    private static <S> Figure<S>[] array(List<Figure<S>> figures) {
        return figures.toArray(Figure[]::new);
    }

    /** The terms that an operator joins, however they are grouped. */
    static List<Term> parts(Operator operator, Term term) {
        if (!(term instanceof Term.Joined joined) || joined.operator() != operator) {
            return List.of(term);
        }
        List<Term> parts = new ArrayList<>(parts(operator, joined.left()));
        parts.addAll(parts(operator, joined.right()));
        return parts;
    }
}
