package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import soulwright.game.Recording;
import soulwright.game.SaveFile;
import soulwright.game.SaveFile.Whole;
import soulwright.game.Setup;

@DisplayName("SM-VS-1: card stocks of saved campaigns fight each other")
class VersusCommandTest {
    @TempDir
    static Path campaigns;

    @TempDir
    private Path folder;

    @BeforeAll
    static void playCampaigns() {
        for (int seed = 1; seed <= 2; seed++) {
            Run.of("campaign", "--auto", "greedy", "--seed", "" + seed, "--save", campaign(seed));
        }
        Run.typing("skip\n1\nskip\n", "campaign", "--seed", "3", "--save", campaign(3));
    }

    private static String campaign(int seed) {
        return campaigns.resolve(seed + ".save").toString();
    }

    private String save() {
        return folder.resolve("versus.save").toString();
    }

    @Test
    void beforeTheFirstExaminationIsOverTheyMayNot() {
        Run run = Run.of("versus", campaign(3), "--save", save());

        assertThat(run.status()).isEqualTo(Exit.FINDINGS);
        assertThat(run.err()).contains("may not fight each other yet; play on to the end of the first examination");
    }

    @Test
    void aPersonPacksAndFightsAgainstTheComputer() {
        Run run = Run.typing(
                "1\ncards\nlook 1\n" + "1\n".repeat(120),
                "versus",
                campaign(1),
                "--against",
                "bram",
                "--seed",
                "5",
                "--save",
                save());

        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .containsSubsequence(
                        "You have picked no cards yet.",
                        "Choose monsters to take along: ",
                        "You take along:\nmonsters: ",
                        "Bram Tolliver",
                        " wins the battle.",
                        "The whole game, with seed 5, is kept in");
        assertThat(Run.of("replay", "--verify", save()).out()).endsWith("decisions give the same game\n");
    }

    @Test
    void twoPeopleOfTwoCampaignsHandTheScreenOver() {
        Run run = Run.typing(
                "\n" + "1\n".repeat(60),
                "versus",
                campaign(1),
                campaign(2),
                "--players",
                "human:Ann,human:Ben",
                "--save",
                save());
        Run resumed = Run.typing("\n", "versus", "--resume", save());

        assertThat(run.out())
                .contains("Ann, it is for you to decide.", "Ben, it is for you to decide.")
                .endsWith("  soulwright versus --resume " + save() + "\n");
        assertThat(resumed.status()).isEqualTo(Exit.SUCCESS);
        assertThat(resumed.out()).contains("it is for you to decide.");
    }

    @Test
    void twoWhoAreTheSamePersonAreToldApart() {
        Run run = Run.of(
                "versus", campaign(1), campaign(2), "--players", "greedy,greedy", "--seed", "1", "--save", save());

        assertThat(run.out()).contains("Wren Calloway 2").contains(" wins the battle.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            versus                                  | SAVE is missing
            versus nowhere.save                     | there is no file "nowhere.save"
            versus %s --against nobody              | --against is to be one of
            versus %s --players human               | --players names two
            versus %s --players human,gredy         | did you mean "greedy"?
            versus %s %s --against bram             | --against is for one campaign
            versus --resume %s                      | soulwright campaign --resume
            versus %s --resume x                    | --resume goes on with
            """)
    void wrongUseIsExplained(String line, String message) {
        Run run = Run.of(line.strip().replace("%s", campaign(1)).split(" +"));

        assertThat(run.err()).contains(message);
        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            seat-1-stock     | 1 2                        | its cards cannot be read
            seat-1-stock     | 1!2!monsters/academy:none  | do not belong to the campaign
            seat-2-stock     | 1!2!monsters/academy:none  | do not belong to the campaign
            seat-2-hat       | red                        | its set-up says more than one does
            kind             | nonsense                   | do not belong to the campaign
            versus           | academy:none               | among the campaigns
            seat-2           | gredy                      | there is no computer player "gredy"
            """)
    void aForgedSaveIsAFinding(String key, String word, String message) throws IOException {
        Run.of("versus", campaign(1), "--players", "greedy,greedy", "--save", save());
        SaveFile file = new SaveFile(Path.of(save()));
        Recording whole = ((Whole) file.read()).recording();
        Map<String, String> choices = new LinkedHashMap<>(whole.setup().choices());
        choices.put(key, word.replace('!', '|'));
        file.write(new Recording(
                new Setup(whole.setup().packs(), choices, whole.setup().seed()), whole.decisions(), whole.hash()));

        for (String[] command : new String[][] {{"versus", "--resume", save()}, {"replay", save()}}) {
            Run run = Run.of(command);
            assertThat(run.err()).contains(message);
            assertThat(run.status()).isEqualTo(Exit.FINDINGS);
        }
    }
}
