package soulwright.story.lint;

import static soulwright.effect.formula.Arithmetic.divide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongBinaryOperator;
import java.util.stream.LongStream;
import soulwright.effect.formula.Arithmetic;

/**
 * All that a number can be: a whole number from one figure to another. What is worked out from several is never too narrow, though it may be
 * too wide.
 */
record Bounds(long least, long most) {
    static final Bounds ANY = new Bounds(Long.MIN_VALUE, Long.MAX_VALUE);
    static final Bounds TRUTH = new Bounds(0, 1);

    private static final long SAFE = 1L << 40;
    private static final Bounds ZERO = exactly(0);

    static Bounds exactly(long figure) {
        return new Bounds(figure, figure);
    }

    boolean isSingle() {
        return least == most;
    }

    boolean holds(long figure) {
        return least <= figure && figure <= most;
    }

    /** Whether sums and differences of such numbers are exact. */
    boolean isSafe() {
        return least > -SAFE && most < SAFE;
    }

    /** What both can be; nothing if there is no such number. */
    Optional<Bounds> meet(Bounds other) {
        Bounds both = new Bounds(Math.max(least, other.least), Math.min(most, other.most));
        return both.least <= both.most ? Optional.of(both) : Optional.empty();
    }

    /** What one or the other can be. */
    Bounds join(Bounds other) {
        return new Bounds(Math.min(least, other.least), Math.max(most, other.most));
    }

    /** The nearest that lies within others. */
    Bounds within(Bounds limits) {
        return max(exactly(limits.least)).min(exactly(limits.most));
    }

    /** Without a figure, where that is the first or the last. */
    Optional<Bounds> without(long figure) {
        long from = least == figure ? least + 1 : least;
        long to = most == figure ? most - 1 : most;
        return isSingle() && least == figure ? Optional.empty() : Optional.of(new Bounds(from, to));
    }

    Bounds plus(Bounds other) {
        return corners(other, Arithmetic::add);
    }

    Bounds minus(Bounds other) {
        return corners(other, Arithmetic::subtract);
    }

    Bounds times(Bounds other) {
        return corners(other, Arithmetic::multiply);
    }

    Bounds min(Bounds other) {
        return new Bounds(Math.min(least, other.least), Math.min(most, other.most));
    }

    Bounds max(Bounds other) {
        return new Bounds(Math.max(least, other.least), Math.max(most, other.most));
    }

    Bounds abs() {
        Bounds ends = of(LongStream.of(Arithmetic.abs(least), Arithmetic.abs(most)));
        return holds(0) ? ends.join(ZERO) : ends;
    }

    /** Divided by another; what is divided by 0 is 0. */
    Bounds over(Bounds other) {
        List<Bounds> parts = new ArrayList<>();
        other.meet(new Bounds(Long.MIN_VALUE, -1)).ifPresent(below -> parts.add(corners(below, Arithmetic::divide)));
        other.meet(new Bounds(1, Long.MAX_VALUE)).ifPresent(above -> parts.add(corners(above, Arithmetic::divide)));
        return joined(parts, other);
    }

    /** What is left when it is divided by another. */
    Bounds rest(Bounds other) {
        List<Bounds> parts = new ArrayList<>();
        other.meet(new Bounds(Long.MIN_VALUE, -1)).ifPresent(below -> parts.add(new Bounds(below.least + 1, 0)));
        other.meet(new Bounds(1, Long.MAX_VALUE)).ifPresent(above -> parts.add(restOf(above)));
        return joined(parts, other);
    }

    private Bounds restOf(Bounds above) {
        return least >= 0 && most < above.least ? this : new Bounds(0, above.most - 1);
    }

    private static Bounds joined(List<Bounds> parts, Bounds divisor) {
        return parts.stream()
                .reduce(Bounds::join)
                .map(all -> divisor.holds(0) ? all.join(ZERO) : all)
                .orElse(ZERO);
    }

    /** So many percent of it. */
    Bounds percent(Bounds percent) {
        Bounds product = times(percent);
        return new Bounds(divide(product.least, 100), divide(product.most, 100));
    }

    /** For what only rises or only falls with each of the two. */
    private Bounds corners(Bounds other, LongBinaryOperator operator) {
        return of(LongStream.of(
                operator.applyAsLong(least, other.least),
                operator.applyAsLong(least, other.most),
                operator.applyAsLong(most, other.least),
                operator.applyAsLong(most, other.most)));
    }

    private static Bounds of(LongStream figures) {
        var all = figures.summaryStatistics();
        return new Bounds(all.getMin(), all.getMax());
    }
}
