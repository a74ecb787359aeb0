package soulwright.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {
    private static final List<String> NAMES = List.of(
            "water",
            "waters-edge",
            "mud-crab",
            "attack",
            "attack-bonus",
            "defend",
            "habitat",
            "wolf",
            "who",
            "hp",
            "to");

    @ParameterizedTest
    @CsvSource({
        "watre, water", // swapped
        "wter, water", // missing
        "waater, water", // too many
        "qater, water", // wrong
        "mudcrab, mud-crab",
        "mud_crab, mud-crab",
        "Mud Crab, mud-crab",
        "ATTACK, attack",
        "habitats, habitat",
        "wolves, wolf",
        "att, attack", // a beginning
        "bonus, attack-bonus", // an end
        "defended, defend",
        "hq, hp",
        "whom, who"
    })
    void theNameThatWasMeantIsFound(String typed, String meant) {
        assertThat(Nearest.to(typed, NAMES)).contains(meant);
    }

    @ParameterizedTest
    @CsvSource({"volcano", "x", "''", "zz", "sand"})
    void aSillySuggestionIsNotMade(String typed) {
        assertThat(Nearest.to(typed, NAMES)).isEmpty();
    }

    @Test
    void theWordItselfIsNoSuggestion() {
        assertThat(Nearest.to("water", List.of("water"))).isEmpty();
    }

    @Test
    void fewerSlipsWinAndThenTheSameBeginningAndThenTheAlphabet() {
        assertThat(Nearest.to("cost", List.of("most", "coat", "costs", "cast"))).contains("costs");
        assertThat(Nearest.to("cost", List.of("most", "cast", "coat"))).contains("coat");
        assertThat(Nearest.to("bat", List.of("rat", "cat"))).contains("cat");
    }

    @Test
    void theOrderOfTheNamesDoesNotMatter() {
        List<String> names =
                IntStream.range(0, 10_000).mapToObj(i -> "monster-" + i).toList();
        List<String> backwards =
                IntStream.range(0, 10_000).mapToObj(i -> names.get(9_999 - i)).toList();
        assertThat(Nearest.to("monstre-1234", names))
                .contains("monster-1234")
                .isEqualTo(Nearest.to("monstre-1234", backwards));
    }
}
