package soulwright.tools.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import soulwright.game.Decision;
import soulwright.game.Refusal;

class InterpreterTest {
    private final Decision decision = new Asked(
            List.of("Move", "Mark", "Search", "Log", "Quit the field", "Move along"),
            List.of("Move", "Mark", "Search", "Log", "Quit the field", "Move along"),
            List.of(new Refusal("visit", "Visit", "it is closed at night")));

    private Typed read(String typed) {
        return new Interpreter(decision, Map.of("north", 4, "n", 4)).read(typed);
    }

    @Test
    void aNumberChooses() {
        assertThat(read(" 2 ")).isEqualTo(new Typed.Choice(1));
    }

    @Test
    void numbersBeyondTheChoicesAreExplained() {
        assertThat(read("0")).isEqualTo(new Typed.Unclear("There is no choice 0; they go from 1 to 6."));
        assertThat(read("99999999999")).isInstanceOf(Typed.Unclear.class);
    }

    @Test
    void firstLettersChooseWhereTheyAreEnough() {
        assertThat(read("ma")).isEqualTo(new Typed.Choice(1));
        assertThat(read("S")).isEqualTo(new Typed.Choice(2));
        assertThat(read("mo")).isEqualTo(new Typed.Unclear("\"mo\" may be 1 Move, 6 Move along."));
    }

    @Test
    void laterWordsOfAChoiceDoWhereNoneBeginsSo() {
        assertThat(read("field")).isEqualTo(new Typed.Choice(4));
    }

    @Test
    void wholeWordsComeBeforeThoseThatOnlyBeginSo() {
        assertThat(read("move")).isEqualTo(new Typed.Choice(0));
    }

    @Test
    void ourWordsComeBeforeChoicesThatOnlyBeginSoButNotBeforeThoseCalledSo() {
        assertThat(read("quit")).isEqualTo(new Typed.Ask(Word.QUIT, ""));
        assertThat(read("log")).isEqualTo(new Typed.Choice(3));
        assertThat(read("log 30")).isEqualTo(new Typed.Ask(Word.LOG, "30"));
        assertThat(read("?")).isEqualTo(new Typed.Ask(Word.HELP, ""));
    }

    @Test
    void otherWordsCanMeanAChoice() {
        assertThat(read("N")).isEqualTo(new Typed.Choice(4));
    }

    @Test
    void whatIsRefusedSaysWhy() {
        assertThat(read("vis")).isEqualTo(new Typed.Unclear("Visit cannot be chosen now: it is closed at night"));
    }

    @Test
    void whatNobodyKnowsGetsWhatWasMeant() {
        assertThat(read("serach"))
                .isEqualTo(new Typed.Unclear("\"serach\" is none of the choices; did you mean"
                        + " \"Search\"? Type a number, the first letters of a choice, or help."));
    }

    @Test
    void theLettersThatAreEnoughAreKnown() {
        Keys keys = Keys.of(decision, Map.of("s", 4));
        assertThat(keys.enough(0)).isEqualTo(4);
        assertThat(keys.enough(1)).isEqualTo(2);
        assertThat(keys.enough(2)).as("s means something else").isEqualTo(2);
        assertThat(keys.enough(5)).isEqualTo(5);
    }
}
