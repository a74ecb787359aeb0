package soulwright.tools.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import soulwright.game.Decision;

class ChoicesTest {
    private final Decision decision = new Asked(
            List.of("hurl:stone", "hurl:spear", "drop:stone", "drop:spear", "hit", "wait"),
            List.of("Hurl Red Stone", "Hurl Red Spear", "Drop one Red Stone", "Drop one Spear", "Hit", "Wait"),
            List.of());

    private final Arranged arranged = Arranged.of(decision, List.of(List.of(0, 1, 4), List.of(5), List.of(2, 3)));

    @Test
    void whatBelongsTogetherStandsInARowAndWhatIsDoneIsNamedOnce() {
        assertThat(Scenes.text(new Choices(arranged, Map.of()).all(60))).isEqualTo("""
                What now?
                Hurl Red: 1 Stone  2 Spear  3 Hit
                4 Wait
                Drop one: 5 Red Stone  6 Spear
                """);
    }

    @Test
    void aRowThatIsTooLongGoesOnBelow() {
        assertThat(Scenes.text(new Choices(arranged, Map.of()).all(20))).isEqualTo("""
                What now?
                Hurl Red: 1 Stone
                    2 Spear  3 Hit
                4 Wait
                Drop one: 5 Red Sto\u2026
                    6 Spear
                """);
    }

    @Test
    void theNumberThatIsShownMeansTheOptionOfTheGame() {
        assertThat(new Interpreter(arranged, Map.of()).read("3")).isEqualTo(new Typed.Choice(2));
        assertThat(arranged.original(2)).isEqualTo(4);
        assertThat(arranged.words(2)).isEqualTo("Hit");
    }

    @Test
    void whyWithANumberSaysThatWhatCannotBeChosenHasNone() {
        Choices choices = new Choices(arranged, Map.of());

        assertThat(Scenes.text(choices.refusals("2", 80))).startsWith("Choice 2 can be chosen.");
        assertThat(Scenes.text(choices.refusals("9", 80)))
                .startsWith("There is no choice 9; they go from 1 to 6. What cannot be chosen has no number");
    }

    @Test
    void asTheGameOrdersThemTheyAreAllOneRow() {
        assertThat(Scenes.text(new Choices(Arranged.plain(decision), Map.of()).all(60)))
                .startsWith("What now?\n1 Hurl Red Stone")
                .contains("3 Drop one Red Stone");
    }
}
