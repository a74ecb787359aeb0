package soulwright.effect.formula;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import soulwright.effect.Read;
import soulwright.effect.compiled.Expression;

/** Compiled formulas give what they say, in a small zoo: see {@link Zoo}. */
class FormulaCompilerTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "self.level * 2 + 1 | 7",
                "turn - 10 | -5",
                "-turn / 2 | -3",
                "turn / (turn - 5) | 0",
                "-turn % (turn - 5) | 0",
                "turn % -3 | -1",
                "(turn - 12) % 5 | 3",
                "count(me.beasts) | 2",
                "count(me.beasts, ready) | 1",
                "count(everyone.beasts, level > 1) | 2",
                "sum(me.beasts, attack * level) | 25",
                "highest(me.beasts, attack) - lowest(me.beasts, attack) | 3",
                "highest(opponent.toys, level) | 0",
                "sum(me.magic) | 5",
                "me.magic[self.element] | 2",
                "me.magic.water | 3",
                "if(self.ready, 10, 20) | 10",
                "min(turn, self.level, 4) | 3",
                "max(turn, 9) | 9",
                "clamp(turn, 1, 3) | 3",
                "abs(self.level - turn) | 2",
                "percent(self.attack, 150) | 10",
                "count(beasts) | 2",
                "sum(me.beasts, count(opponent.beasts, level < 3)) | 2",
            })
    void figures(String formula, long value) {
        assertThat(value(Read.number("\"" + formula + "\""))).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "self.ready and turn > 4 | true",
                "not self.ready or turn < 4 | false",
                "self.level in 1..3 | true",
                "self in me.beasts | true",
                "self in opponent.beasts | false",
                "self is wolf | true",
                "self is mud-crab | false",
                "self.element is fire | true",
                "self.element is water | false",
                "self.owner is me | true",
                "self.owner is not opponent | true",
                "self.home | false",
                "self.home is none | true",
                "self.moods is sad | true",
                "any(opponent.beasts, owner is opponent and element is not self.element) | true",
                "any(me.toys) | false",
            })
    void conditions(String condition, boolean holds) {
        assertThat(value(Read.condition("\"" + condition + "\"")) != 0).isEqualTo(holds);
    }

    @Test
    void arithmeticStopsAtItsEndsAndNeverThrows() {
        assertThat(Arithmetic.of(Operator.ADD, Long.MAX_VALUE, 5)).isEqualTo(Long.MAX_VALUE);
        assertThat(Arithmetic.of(Operator.SUBTRACT, Long.MIN_VALUE, 5)).isEqualTo(Long.MIN_VALUE);
        assertThat(Arithmetic.of(Operator.SUBTRACT, 0, Long.MIN_VALUE)).isEqualTo(Long.MAX_VALUE);
        assertThat(Arithmetic.of(Operator.MULTIPLY, Long.MIN_VALUE, -1)).isEqualTo(Long.MAX_VALUE);
        assertThat(Arithmetic.of(Operator.MULTIPLY, Long.MAX_VALUE, -2)).isEqualTo(Long.MIN_VALUE);
        assertThat(Arithmetic.of(Operator.DIVIDE, Long.MIN_VALUE, -1)).isEqualTo(Long.MAX_VALUE);
        assertThat(Arithmetic.of(Operator.DIVIDE, 7, 0)).isZero();
        assertThat(Arithmetic.of(Operator.REMAINDER, 7, 0)).isZero();
        assertThat(Arithmetic.percent(-5, 50)).isEqualTo(-3);
        assertThat(Arithmetic.abs(Long.MIN_VALUE)).isEqualTo(Long.MAX_VALUE);
    }

    private static long value(Read read) {
        assertThat(read.findings()).isEmpty();
        Zoo zoo = new Zoo();
        return new FormulaCompiler<>(zoo)
                .figure(((Expression) read.value()).formula().term())
                .of(zoo);
    }
}
