package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import soulwright.game.Recording;
import soulwright.game.SaveFile;
import soulwright.game.SaveFile.Whole;
import soulwright.game.Setup;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Computer players who go through campaigns, and what is said about them. */
class CampaignCommandTest {
    private static JsonNode read(String json) {
        return new JsonMapper().readTree(json);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            campaign academy --campaign the-yaer --auto greedy   | did you mean "the-year"?
            campaign acadmy --auto greedy                        | did you mean "academy"?
            campaign soul-master --auto greedy                   | the pack has no campaign
            campaign academy --auto gredy                        | did you mean "greedy"?
            campaign academy --auto greedy --agents gredy        | did you mean "greedy"?
            campaign --resume x --seed 3                         | --resume goes on with
            campaign --seeds 1..3                                | name one with --auto
            campaign --format json                               | name one with --auto
            campaign --auto greedy --seeds 3..1                  | --seeds goes from a seed to one that is not lower
            campaign --auto greedy --seeds 3                     | as in 1..100
            campaign --auto greedy --seeds 1..2 --seed 3         | it takes neither
            campaign --auto greedy --resume nowhere.save         | there is no file "nowhere.save"
            """)
    void wrongUseIsExplained(String line, String message) {
        Run run = Run.of(line.strip().split(" +"));

        assertThat(run.err()).contains(message);
        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
    }

    @Test
    void aComputerPlayerReachesAnEndingAndSaysHow(@TempDir Path folder) {
        String save = folder.resolve("year.save").toString();
        Run run = Run.of("campaign", "academy", "--auto", "greedy", "--seed", "4", "--format", "json", "--save", save);
        JsonNode said = read(run.out());

        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
        assertThat(said.get("errors")).isEmpty();
        assertThat(said.get("ending").asString()).isNotEmpty();
        assertThat(said.get("variant").asInt()).isPositive();
        assertThat(said.get("route").asString()).contains(" > ");
        assertThat(said.get("marks").get("final-grade").get("figure")).isEqualTo(said.get("grade"));
        assertThat(said.get("stages").get(0).asString()).isEqualTo("arrival");
        assertThat(said.get("stages").size()).isGreaterThan(50);
        assertThat(said.get("lines").size()).isGreaterThan(100);
        assertThat(said.get("decisions").asInt()).isGreaterThan(1000);

        Run verified = Run.of("replay", "--verify", save);
        assertThat(verified.out()).contains("all " + said.get("decisions") + " decisions give the same game");
        assertThat(verified.status()).isEqualTo(Exit.SUCCESS);

        Run resumed = Run.of("campaign", "--resume", save, "--auto", "greedy", "--format", "json");
        assertThat(withoutSeconds(read(resumed.out()))).isEqualTo(withoutSeconds(said));
    }

    private static JsonNode withoutSeconds(JsonNode run) {
        return ((ObjectNode) run).deepCopy().without("seconds");
    }

    @Test
    void theSameSeedGoesTheSameWay() {
        String[] line = "campaign --auto random --agents random --seeds 7..8 --format json".split(" ");
        List<JsonNode> runs =
                Run.of(line).out().lines().map(CampaignCommandTest::read).toList();
        List<JsonNode> again =
                Run.of(line).out().lines().map(CampaignCommandTest::read).toList();

        assertThat(runs).hasSize(2);
        assertThat(runs.get(0).get("hash")).isEqualTo(again.get(0).get("hash"));
        assertThat(runs.get(1).get("hash"))
                .isEqualTo(again.get(1).get("hash"))
                .isNotEqualTo(runs.get(0).get("hash"));
    }

    @Test
    void whatWasNeverSeenIsListed() {
        Run run = Run.of("campaign", "--auto", "greedy", "--seeds", "1..1");

        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
        assertThat(run.out())
                .startsWith("seed 1: ")
                .contains(" lines were said\n  never said in ", " ways were taken\n", "   1 time: ", "   never: ");
    }

    @Test
    void theStoryIsToldInLinesThatFit() {
        Run run = Run.of("campaign", "academy", "--auto", "greedy", "--seed", "1");

        assertThat(run.out())
                .contains(
                        "Chapter 1", "The Gate", "  Eight, nine. Good.", " >  ", " beats ", "Variant ", "with seed 1.")
                .doesNotContain("Summon ");
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
    }

    @Test
    void aSaveOfACampaignIsNoBoardGame(@TempDir Path folder) throws IOException {
        Path save = folder.resolve("year.save");
        Run.of("campaign", "--auto", "random", "--seed", "4", "--save", save.toString());
        Run played = Run.of("play", "--resume", save.toString());

        assertThat(played.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(played.err())
                .contains("that is a saved campaign; go on with it with: soulwright campaign --resume " + save);

        assertThat(Run.of("replay", save.toString()).out().lines())
                .anyMatch(line -> line.startsWith("Headmistress Oakum: Eight, nine. Good."))
                .anyMatch(line -> line.startsWith("> "))
                .allMatch(line -> line.length() <= 80);

        SaveFile file = new SaveFile(save);
        file.write(elsewhere(((Whole) file.read()).recording()));
        Run gone = Run.of("replay", "--verify", save.toString());
        assertThat(gone.status()).isEqualTo(Exit.FINDINGS);
        assertThat(gone.err()).contains("no \"the-years\" among the campaigns");
    }

    private static Recording elsewhere(Recording recording) {
        Map<String, String> choices = new LinkedHashMap<>(recording.setup().choices());
        choices.put("campaign", "academy:the-years");
        Setup setup =
                new Setup(recording.setup().packs(), choices, recording.setup().seed());
        return new Recording(setup, recording.decisions(), recording.hash());
    }
}
