package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

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
            --format xml             | --format takes text, json or csv, not "xml"
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

    @Test
    void theSameSeedGivesTheSameStateWithOneThreadOrTwo() {
        JsonNode one = json("--threads", "1");
        JsonNode two = json("--threads", "2");

        assertThat(one.get("hash").asString()).isEqualTo(two.get("hash").asString());
        assertThat(one.get("use")).isEqualTo(two.get("use"));
        assertThat(json("--threads", "2", "--seed", "9").get("hash")).isNotEqualTo(one.get("hash"));
    }

    @Test
    void gamesAreCountedByHowTheyEnded() {
        JsonNode summary = json();

        assertThat(summary.get("games").asInt()).isEqualTo(4);
        assertThat(summary.get("capped").asInt()).isEqualTo(4);
        assertThat(summary.get("decisions").asInt()).isEqualTo(4 * 200);
        assertThat(summary.get("seats")
                        .valueStream()
                        .map(seat -> seat.get("agent").asString()))
                .containsExactly("random", "greedy:easy", "random", "greedy:easy");
        assertThat(summary.get("boards")
                        .valueStream()
                        .map(board -> board.get("board").asString()))
                .doesNotHaveDuplicates()
                .hasSize(4);
    }

    @Test
    void allThatCanOccurIsCounted() {
        JsonNode use = json().get("use");

        assertThat(use.propertyNames())
                .contains("monsters", "items", "equipment", "spells", "events", "ruins", "commands", "services")
                .doesNotContain("land", "seat");
        assertThat(use.get("commands").get("pass").asInt()).isPositive();
    }

    @Test
    void theTablesAreWrittenIntoAFolder(@TempDir Path folder) throws IOException {
        Path out = folder.resolve("out");
        Run run = simulate("--format", "csv", "--out", out.toString());

        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
        assertThat(run.out()).isEqualTo(Files.readString(out.resolve("games.csv")));
        assertThat(run.out().lines()).hasSize(5);
        assertThat(Files.readString(out.resolve("use.csv"))).contains("commands,pass,");
        assertThat(new JsonMapper()
                        .readTree(Files.readString(out.resolve("summary.json")))
                        .get("games")
                        .asInt())
                .isEqualTo(4);
    }

    private static JsonNode json(String... more) {
        String[] all =
                Stream.concat(Stream.of("--format", "json"), Stream.of(more)).toArray(String[]::new);
        return new JsonMapper().readTree(simulate(all).out());
    }

    /** Four games of 200 decisions. */
    private static Run simulate(String... more) {
        return Run.of(Stream.concat(
                        Stream.of(
                                "simulate",
                                "soul-master",
                                "--games",
                                "4",
                                "--cap",
                                "200",
                                "--agents",
                                "random,greedy:easy"),
                        Stream.of(more))
                .toArray(String[]::new));
    }
}
