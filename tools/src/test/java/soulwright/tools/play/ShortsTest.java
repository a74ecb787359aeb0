package soulwright.tools.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShortsTest {
    @Test
    void eachNameGetsItsFirstLettersUnlessTheyAreTaken() {
        assertThat(Shorts.of(List.of("Town", "Tower", "Temple"), 3, Map.of()))
                .containsExactly(Map.entry("Town", "Tow"), Map.entry("Tower", "tow"), Map.entry("Temple", "Tem"));
    }

    @Test
    void lettersThatAreGivenStay() {
        assertThat(Shorts.of(List.of("Woods", "Wastes", "Wilds"), 1, Map.of("Wilds", "W")))
                .containsOnly(Map.entry("Wilds", "W"), Map.entry("Woods", "w"), Map.entry("Wastes", "a"));
    }

    @Test
    void anyNumberOfNamesStayApartAsLongAsThereAreLetters() {
        List<String> names =
                IntStream.range(0, 20).mapToObj(i -> "Hall " + (char) ('a' + i)).toList();
        assertThat(Shorts.of(names, 3, Map.of()).values()).doesNotHaveDuplicates();
    }
}
