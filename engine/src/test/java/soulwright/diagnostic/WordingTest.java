package soulwright.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordingTest {
    @ParameterizedTest
    @CsvSource({"'', ''", "a, A", "no entry, No entry", "éclair, Éclair", "\"level\" is wrong, \"level\" is wrong"})
    void theFirstLetterIsLarge(String words, String alone) {
        assertThat(Wording.capital(words)).isEqualTo(alone);
    }
}
