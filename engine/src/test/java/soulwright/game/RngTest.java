package soulwright.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RngTest {
    @Test
    void aSeedGivesTheSameNumbersOnEveryMachine() {
        assertThat(new Rng(42).next()).isEqualTo(0xBDD732262FEB6E95L);
        Rng rng = new Rng(42);
        assertThat(IntStream.range(0, 12).map(i -> rng.below(100)))
                .containsExactly(74, 15, 27, 34, 3, 86, 21, 80, 33, 61, 20, 49);
    }

    @Test
    void eachNumberIsEquallyLikely() {
        Rng rng = new Rng(7);
        int[] times = new int[6];
        for (int i = 0; i < 60_000; i++) {
            times[rng.below(6)]++;
        }
        assertThat(IntStream.of(times)).allMatch(time -> time > 9_700 && time < 10_300);
    }

    @Test
    void aBoundBeyondAnIntIsKept() {
        Rng rng = new Rng(7);
        long bound = 5L * Integer.MAX_VALUE;
        assertThat(IntStream.range(0, 1_000).mapToLong(i -> rng.below(bound)))
                .allMatch(number -> number >= 0 && number < bound)
                .anyMatch(number -> number > Integer.MAX_VALUE);
    }

    @Test
    void whatIsCertainOrImpossibleNeedsNoDice() {
        Rng rng = new Rng(7);
        long before = rng.state();
        assertThat(rng.percent(0)).isFalse();
        assertThat(rng.percent(-5)).isFalse();
        assertThat(rng.percent(100)).isTrue();
        assertThat(rng.state()).isEqualTo(before);
    }

    @Test
    void aCopyGoesOnAsTheOriginalDoes() {
        Rng rng = new Rng(7);
        rng.next();
        Rng copy = rng.copy();
        assertThat(copy.next()).isEqualTo(rng.next());
    }
}
