package soulwright.story.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.LongBinaryOperator;
import org.junit.jupiter.api.Test;
import soulwright.effect.formula.Arithmetic;

/** Whatever two numbers come to lies within what their bounds come to. */
class BoundsTest {
    private static final int TRIES = 20_000;

    private final Random random = new Random(5);

    private interface Bounding {
        Bounds of(Bounds one, Bounds other);
    }

    private long figure() {
        return random.nextInt(8) == 0 ? random.nextInt(200_001) - 100_000L : random.nextInt(25) - 12;
    }

    private Bounds around(long figure) {
        return new Bounds(figure - random.nextInt(6), figure + random.nextInt(6));
    }

    private void check(LongBinaryOperator exact, Bounding bounding) {
        for (int i = 0; i < TRIES; i++) {
            long one = figure();
            long other = figure();
            Bounds ones = around(one);
            Bounds others = around(other);
            Bounds result = bounding.of(ones, others);
            assertThat(result.holds(exact.applyAsLong(one, other)))
                    .as("%d in %s and %d in %s come to %s", one, ones, other, others, result)
                    .isTrue();
        }
    }

    @Test
    void sumsAndProducts() {
        check(Arithmetic::add, Bounds::plus);
        check(Arithmetic::subtract, Bounds::minus);
        check(Arithmetic::multiply, Bounds::times);
        check(Arithmetic::percent, Bounds::percent);
    }

    @Test
    void quotientsAndRests() {
        check(Arithmetic::divide, Bounds::over);
        check(Arithmetic::remainder, Bounds::rest);
    }

    @Test
    void extremes() {
        check(Math::min, Bounds::min);
        check(Math::max, Bounds::max);
        check((one, other) -> Math.abs(one), (one, other) -> one.abs());
        check((one, other) -> one, Bounds::join);
    }

    @Test
    void whatIsKnownExactlyStaysExact() {
        Bounds seven = Bounds.exactly(7);
        assertThat(seven.over(Bounds.exactly(2))).isEqualTo(Bounds.exactly(3));
        assertThat(seven.rest(Bounds.exactly(10))).isEqualTo(seven);
        assertThat(seven.over(Bounds.exactly(0))).isEqualTo(Bounds.exactly(0));
        assertThat(new Bounds(-3, 5).abs()).isEqualTo(new Bounds(0, 5));
        assertThat(new Bounds(0, 9).without(9)).hasValue(new Bounds(0, 8));
        assertThat(seven.without(7)).isEmpty();
        assertThat(new Bounds(0, 4).meet(new Bounds(5, 9))).isEmpty();
    }

    @Test
    void theEndsOfWhatANumberCanHoldDoNotOverflow() {
        assertThat(Bounds.ANY.plus(Bounds.ANY)).isEqualTo(Bounds.ANY);
        assertThat(Bounds.ANY.times(Bounds.ANY)).isEqualTo(Bounds.ANY);
        assertThat(Bounds.ANY.minus(Bounds.ANY)).isEqualTo(Bounds.ANY);
        assertThat(Bounds.ANY.abs().most()).isEqualTo(Long.MAX_VALUE);
        assertThat(Bounds.ANY.over(Bounds.ANY)).isEqualTo(Bounds.ANY);
    }
}
