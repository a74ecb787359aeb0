package soulwright.effect.formula;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.effect.Read;
import soulwright.effect.compiled.Expression;

class FormulaTest {
    private static final long SMALL_STACK = 512 * 1024;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "me.mana > 3",
                "turn > 1 and not self.ready",
                "self is mud-crab or self is zoo:wolf",
                "self.element is fire",
                "self.element is not none",
                "self.owner is not me",
                "self.home",
                "self.moods is happy",
                "self.mood is none",
                "any(me.beasts, ready and it is not self)",
                "count(me.beasts) + count(me.toys) == 0",
                "sum(everyone.beasts, attack) > sum(me.magic)",
                "me.magic[self.element] >= 2 and me.magic.fire < me.magic[water]",
                "self in opponent.beasts",
                "self.level in 2..4",
                "if(self.ready, self.attack, 1) * 3 % 2 == 1",
                "max(1, percent(self.attack, 50)) > clamp(turn, 0, 9)",
                "used(bite) > 0 or used(run-away, self) == 2",
                "distance(self, me.den) <= 1",
                "song is aria",
                "any(beasts, element is self.element)",
                "any(self.statuses, bad)",
                "highest(me.beasts, if(element is self.element, level, 0)) > 1",
            })
    void everythingThatReadsWellIsAccepted(String condition) {
        assertThat(Read.condition("\"" + condition + "\"").findings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "me.manna > 3 | SW3103 1:4 a player has no \"manna\" ~ did you mean \"mana\"?",
                "mee.mana > 3 | SW3102 1:1 unknown name \"mee\" ~ did you mean \"me\"?",
                "hero.mana > 3 | SW3107 1:1 there is no \"hero\" here ~ there are \"me\", \"opponent\", \"everyone\", \"self\", \"turn\", \"song\"",
                "self.element is fier | SW2101 1:17 no entry fier ~ did you mean \"fire\"?",
                "self.mood is hapy | SW2108 1:14 no \"hapy\" among \"mood\" ~ did you mean \"happy\"?",
                "self.owner is opponnent | SW3102 1:15 unknown name \"opponnent\" ~ did you mean \"opponent\"?",
                "me.magic.fier > 1 | SW2101 1:10 no entry fier ~ did you mean \"fire\"?",
                "cuont(me.toys) > 1 | SW3104 1:1 unknown function \"cuont\" ~ did you mean \"count\"?",
                "any(me.beasts, reddy) | SW3102 1:16 unknown name \"reddy\" ~ did you mean \"ready\"?",
                "turn-1 > 3 | SW3102 1:1 unknown name \"turn-1\" ~ a minus has spaces around it: \"turn - 1\"",
                "used(bits) > 0 | SW2108 1:6 no \"bits\" among \"actions\" ~ did you mean \"bite\"?",
                "self.level in 4..2 | SW4005 1:1 this condition never holds",
                "clamp(1, 2) > turn | SW3105 1:1 \"clamp\" is written clamp(x, low, high)",
                "me.mana | SW3106 1:1 yes or no is wanted, but this is a number ~ compare it, like \"> 0\"",
                "me.beasts > 3 | SW3106 1:1 \">\" compares figures, but this is several beasts ~ count them: \"count(me.beasts)\"",
                "me.mana is 3 | SW3106 1:1 \"is\" asks for an id or a role, but this is a number ~ use \"==\" for figures",
                "everyone.mana > 3 | SW3106 1:1 there are several of these, so \"mana\" is not one value ~ use sum(..., mana), or any(..., condition)",
                "self.owner is self | SW3106 1:15 a player is wanted, but this is a beast",
                "chance(50) | SW3108 1:1 \"chance\" can stand only in steps, where chance can decide",
                "2d6 > 7 | SW3108 1:1 dice can stand only in steps, where chance can decide",
                "turn > 9999999999 | SW3109 1:8 figures go up to 2147483647",
                "turn / 0 == 1 | SW3110 1:8 division by zero",
                "1 < 2 | SW4005 1:1 this condition always holds",
                "me is me | SW4005 1:1 this condition always holds",
                "turn > 1 or turn > 1 | SW4005 1:13 this says the same as what stands before it",
                "turn = 1 | SW3101 1:6 \"=\" means nothing in a formula ~ write \"==\"",
                "turn => 1 | SW3101 1:6 \"=>\" means nothing in a formula ~ write \">=\"",
                "self = me | SW3101 1:6 \"=\" means nothing in a formula ~ write \"is\" before a name, \"==\" before a figure",
                "turn > 4 + | SW3101 1:11 the formula ends too early ~ write something after \"+\"",
                "turn > four | SW3102 1:8 unknown name \"four\" ~ write the figure: 4",
                "turn > xyzzy | SW3102 1:8 unknown name \"xyzzy\" ~ there are \"me\", \"opponent\", \"everyone\", \"self\", \"turn\", \"song\"",
                "turn > 1 && self.ready | SW3101 1:10 \"&&\" means nothing in a formula ~ write \"and\"",
                "(turn > 1 | SW3101 1:10 \")\" is missing at the end",
                "turn > | SW3101 1:7 the formula ends too early ~ write something after \">\"",
                "turn > 1.5 | SW3101 1:8 numbers are whole ~ write a share as percent, like percent(x, 150)",
                "turn > 1 2 | SW3101 1:10 unexpected \"2\" ~ something like \"and\" or \"+\" is missing before it",
            })
    void aMistakeIsToldOnceAtItsOwnColumn(String condition, String finding) {
        assertThat(Read.condition(condition).findings()).containsExactly(finding.replace(" ~ ", " | "));
    }

    @Test
    void aColumnInsideQuotesIsExactToo() {
        assertThat(Read.condition("\"me.manna > 3\"").findings())
                .first()
                .asString()
                .startsWith("SW3103 1:5");
        assertThat(Read.condition("'me.manna > 3'").findings())
                .first()
                .asString()
                .startsWith("SW3103 1:5");
    }

    @Test
    void aFixTouchesOnlyTheNameItMends() {
        assertThat(Read.condition("me.manna > 3").found().get(0).fixes()).hasSize(1);
        assertThat(Read.of("condition", "battle.fits", "level >", "  5 and lvel < 3")
                        .found()
                        .get(0)
                        .fixes())
                .isEmpty();
    }

    @Test
    void whatIsFoldedOverLinesIsPointedAtAsAWhole() {
        assertThat(Read.of("condition", "battle.fits", "level >", "  5 and lvel < 3")
                        .findings())
                .containsExactly("SW3102 1:1 unknown name \"lvel\" | did you mean \"level\"?");
    }

    @ParameterizedTest
    @CsvSource({
        "7 / 2, 3",
        "-7 / 2, -4",
        "-7 % 3, 2",
        "2 + 3 * 4, 14",
        "'max(2, 5) - abs(-3)', 2",
        "'percent(15, 50)', 7"
    })
    void whatIsKnownIsWorkedOutAtOnce(String formula, long value) {
        Read read = Read.number("\"" + formula + "\"");
        assertThat(read.findings()).isEmpty();
        assertThat(((Expression) read.value()).formula().term()).isEqualTo(new Term.Figure(value));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(,1000",
                "- ,900",
                "not ,400",
                "1+,999",
                "1 or ,300",
                "me.,600",
                "me[,600",
                "abs(,400",
                "me is any(,180",
                "1+,1500",
            })
    void noTextExhaustsTheStack(String repeated) throws InterruptedException {
        String piece = repeated.substring(0, repeated.lastIndexOf(','));
        int times = Integer.parseInt(repeated.substring(repeated.lastIndexOf(',') + 1));
        assertThat(onSmallStack("\"" + piece.repeat(times) + "me\""))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("SW3101");
    }

    @Test
    void theLongestFormulasFitOnASmallStack() throws InterruptedException {
        assertThat(onSmallStack("\"" + "1+".repeat(199) + "1\"")).isEmpty();
        assertThat(onSmallStack("\"" + "turn+".repeat(199) + "turn\"")).isEmpty();
        assertThat(onSmallStack("\"" + "abs(".repeat(60) + "turn" + ")".repeat(60) + "\""))
                .isEmpty();
    }

    private static List<String> onSmallStack(String formula) throws InterruptedException {
        List<String> findings = new ArrayList<>();
        Thread small =
                new Thread(null, () -> findings.addAll(Read.number(formula).findings()), "small", SMALL_STACK);
        small.setUncaughtExceptionHandler((thread, failure) -> findings.add(failure.toString()));
        small.start();
        small.join();
        return findings;
    }

    @Test
    void bareNamesAreTheCandidatesWhereThePlaceHasOne() {
        assertThat(Read.of("condition", "battle.fits", "element is fire and level < me.mana")
                        .findings())
                .isEmpty();
    }
}
