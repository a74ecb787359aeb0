package soulwright.story.lint;

import java.util.Optional;
import soulwright.effect.Type;
import soulwright.effect.formula.Operator;
import soulwright.effect.formula.Term;

/** What is known of the numbers of a campaign where a condition holds, or does not. */
final class Narrowing {
    private Narrowing() {}

    /** Nothing if that cannot be. */
    static Optional<Known> of(Known known, Term condition, boolean holds) {
        if (condition instanceof Term.Truth truth) {
            return truth.holds() == holds ? Optional.of(known) : Optional.empty();
        }
        if (condition instanceof Term.Not not) {
            return of(known, not.of(), !holds);
        }
        if (condition instanceof Term.Joined joined) {
            return joined(known, joined, holds);
        }
        if (condition instanceof Term.Between between) {
            return between(known, between, holds);
        }
        return condition instanceof Term.Read
                ? fit(known, condition, Bounds.exactly(holds ? 1 : 0))
                : Optional.of(known);
    }

    private static Optional<Known> joined(Known known, Term.Joined joined, boolean holds) {
        return switch (joined.operator()) {
            case AND -> both(known, joined, holds, true);
            case OR -> both(known, joined, holds, false);
            case LESS, AT_MOST, MORE, AT_LEAST, EQUAL, UNEQUAL -> compared(known, joined, holds);
            default -> Optional.of(known);
        };
    }

    /** An `and` holds when both parts do, and fails when one does; an `or` the other way round. */
    private static Optional<Known> both(Known known, Term.Joined joined, boolean holds, boolean and) {
        if (holds == and) {
            return of(known, joined.left(), holds).flatMap(then -> of(then, joined.right(), holds));
        }
        Optional<Known> first = of(known, joined.left(), holds);
        Optional<Known> second = of(known, joined.right(), holds);
        return first.flatMap(one -> second.map(one::join)).or(() -> first).or(() -> second);
    }

    private static Optional<Known> between(Known known, Term.Between between, boolean holds) {
        Term above = new Term.Joined(Operator.AT_MOST, between.low(), between.value(), Type.TRUTH);
        Term below = new Term.Joined(Operator.AT_MOST, between.value(), between.high(), Type.TRUTH);
        return of(known, new Term.Joined(Operator.AND, above, below, Type.TRUTH), holds);
    }

    private static Optional<Known> compared(Known known, Term.Joined joined, boolean holds) {
        Term left = joined.left();
        Term right = joined.right();
        return switch (joined.operator()) {
            case LESS -> holds ? less(known, left, right, 1) : less(known, right, left, 0);
            case AT_MOST -> holds ? less(known, left, right, 0) : less(known, right, left, 1);
            case MORE -> holds ? less(known, right, left, 1) : less(known, left, right, 0);
            case AT_LEAST -> holds ? less(known, right, left, 0) : less(known, left, right, 1);
            default ->
                (joined.operator() == Operator.EQUAL) == holds
                        ? equal(known, left, right)
                        : unequal(known, left, right);
        };
    }

    /** The one is less than the other, by so much at least. */
    private static Optional<Known> less(Known known, Term one, Term other, long by) {
        Bounds low = new Bounds(
                Long.MIN_VALUE,
                new Estimate(known).of(other).minus(Bounds.exactly(by)).most());
        return fit(known, one, low).flatMap(then -> fit(then, other, atLeast(then, one, by)));
    }

    private static Bounds atLeast(Known known, Term one, long by) {
        return new Bounds(new Estimate(known).of(one).plus(Bounds.exactly(by)).least(), Long.MAX_VALUE);
    }

    private static Optional<Known> equal(Known known, Term left, Term right) {
        return fit(known, left, new Estimate(known).of(right))
                .flatMap(then -> fit(then, right, new Estimate(then).of(left)));
    }

    private static Optional<Known> unequal(Known known, Term left, Term right) {
        return apart(known, left, right).flatMap(then -> apart(then, right, left));
    }

    private static Optional<Known> apart(Known known, Term one, Term other) {
        Bounds figure = new Estimate(known).of(other);
        return figure.isSingle()
                ? new Estimate(known).of(one).without(figure.least()).flatMap(left -> fit(known, one, left))
                : Optional.of(known);
    }

    /** Where a figure lies within bounds. */
    private static Optional<Known> fit(Known known, Term term, Bounds bounds) {
        Optional<Bounds> now = new Estimate(known).of(term).meet(bounds);
        if (now.isEmpty()) {
            return Optional.empty();
        }
        if (term instanceof Term.Read read) {
            return Optional.of(known.with(Known.name(read), now.get()));
        }
        return term instanceof Term.Joined joined ? sum(known, joined, now.get()) : Optional.of(known);
    }

    /** Where a sum or a difference lies within bounds. */
    private static Optional<Known> sum(Known known, Term.Joined joined, Bounds now) {
        Bounds left = new Estimate(known).of(joined.left());
        Bounds right = new Estimate(known).of(joined.right());
        if (!left.isSafe() || !right.isSafe()) {
            return Optional.of(known);
        }
        return switch (joined.operator()) {
            case ADD ->
                fit(known, joined.left(), now.minus(right))
                        .flatMap(then -> fit(then, joined.right(), now.minus(new Estimate(then).of(joined.left()))));
            case SUBTRACT ->
                fit(known, joined.left(), now.plus(right))
                        .flatMap(then -> fit(
                                then,
                                joined.right(),
                                new Estimate(then).of(joined.left()).minus(now)));
            default -> Optional.of(known);
        };
    }
}
