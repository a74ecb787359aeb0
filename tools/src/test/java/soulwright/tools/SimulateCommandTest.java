package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimulateCommandTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --board mars             | no "mars" among the boards
            --board the-carter       | did you mean "the-crater"?
            --agents greedy:esay     | did you mean "greedy:easy"?
            --agents clever          | there is no computer player "clever"; there are greedy, greedy:easy
            --agents a,b,c,d,e       | --agents names 5, but there are 4 seats
            --ruleset soul-mater     | did you mean "soul-master"?
            --games 0                | --games is at least 1
            --threads 0              | --threads is at least 1
            --cap 0                  | --cap is at least 1
            --format xml             | "xml" is none of text, json, csv
            """)
    void wrongUseSaysWhatThereIs(String arguments, String message) {
        Run run = Run.of(("simulate soul-master " + arguments).split(" "));

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains(message);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void everyOptionIsExplained() {
        assertThat(Run.of("simulate", "--help").out())
                .contains(
                        "--board",
                        "--ruleset",
                        "--agents",
                        "--games",
                        "--seed",
                        "--threads",
                        "--cap",
                        "--format",
                        "--out");
    }
}
