package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayCommandTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "play                                                  | PACK is missing",
                "play soul-master --board the-carter                   | did you mean \"the-crater\"?",
                "play soul-master --players gredy                      | did you mean \"greedy\"?",
                "play soul-master --players human,human,human,human,human | --players names 5, but there are 4 seats",
                "play soul-master --resume x --seed 3                  | --resume goes on with",
            })
    void wrongUseIsExplained(String line, String message) {
        Run run = Run.of(line.strip().split(" +"));

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains(message);
    }

    @Test
    void aSaveThatCannotBeReadIsAFinding(@TempDir Path folder) throws IOException {
        Path save = Files.writeString(folder.resolve("x.save"), "nothing");
        Run run = Run.of("play", "--resume", save.toString());

        assertThat(run.status()).isEqualTo(Exit.FINDINGS);
        assertThat(run.out()).contains("cannot be opened");
    }

    @Test
    void whatHappensBeforeTheFirstQuestionIsToldEverywhere(@TempDir Path folder) {
        String save = folder.resolve("x.save").toString();
        Run begun = Run.typing(
                "log\nquit\n", "play", "soul-master", "--board", "first-steps", "--seed", "102", "--save", save);

        assertThat(begun.out().split("- Day 1, ", -1)).hasSize(3);
        assertThat(Run.of("replay", save).out()).startsWith("Day 1, ");
    }

    @Test
    void aSaveHasNoPackReadThatIsElsewhereUnlessSomebodyAgreesOrNamesIt(@TempDir Path folder) {
        String pack = folder.resolve("lakes").toString();
        String save = folder.resolve("x.save").toString();
        Run.of("new", "pack", pack);
        Run begun = Run.typing("quit\n", "play", pack, "--save", save);
        Run resumed = Run.typing("no\n", "play", "--resume", save);

        assertThat(begun.out()).contains("soulwright play " + pack + " --resume " + save);
        assertThat(resumed.status()).isEqualTo(Exit.FINDINGS);
        assertThat(resumed.out()).contains("Read it there? (yes or no) no\n").doesNotContain("helps)>");
        assertThat(resumed.err()).contains("name it: soulwright play PACK --resume " + save);
        assertThat(Run.typing("yes\n", "play", "--resume", save).out()).contains("helps)>");
        assertThat(Run.of("play", pack, "--resume", save).out()).contains("helps)>");
        assertThat(Run.of("replay", "--verify", save).err()).contains("name it: --pack PACK");
        assertThat(Run.of("replay", "--verify", "--pack", pack, save).status()).isEqualTo(Exit.SUCCESS);
    }

    @Test
    void aGameIsPlayedLeftAndTakenUpAgain(@TempDir Path folder) {
        String save = folder.resolve("crossing.save").toString();
        Run begun = Run.typing(
                "move\n2\nlook 1\nlook siren\npass\nquit\n",
                "play",
                "soul-master",
                "--board",
                "crossing-waters",
                "--players",
                "human:Ann,random",
                "--seed",
                "5",
                "--save",
                save);
        Run resumed = Run.typing("log\n", "play", "--resume", save);

        assertThat(begun.status()).isEqualTo(Exit.SUCCESS);
        assertThat(begun.err()).isEmpty();
        assertThat(begun.out()).contains("Ann (you), 2 commands left", "lives in ", "soulwright play --resume " + save);
        assertThat(resumed.status()).isEqualTo(Exit.SUCCESS);
        assertThat(resumed.out()).contains("Ann (you), 2 commands left", "\n- ");
    }

    @Test
    void peopleWhoTakeTurnsAtTheScreenAreAskedToHandItOver(@TempDir Path folder) {
        Run run = Run.typing(
                "\npass\n",
                "play",
                "soul-master",
                "--players",
                "human:Ann,human:Ben",
                "--seed",
                "3",
                "--save",
                folder.resolve("x.save").toString());

        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
        assertThat(run.out()).contains("Ann, it is for you to decide.", "Ben, it is for you to decide.");
    }

    @Test
    void computersAlonePlayToTheEnd(@TempDir Path folder) {
        Run run = Run.of(
                "play",
                "soul-master",
                "--board",
                "first-steps",
                "--players",
                "greedy,greedy,greedy,greedy",
                "--seed",
                "1",
                "--save",
                folder.resolve("x.save").toString());

        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
        assertThat(run.out()).contains("It took ", "The whole game, with seed 1, is kept in");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            boss          | boss: Tide Duchess
            me            | health 30/30
            corvo         | Corvo
            village       | Village (dwelling)
            desert        | Desert (terrain)
            confusion     | Confusion (status)
            water         | Water (element)
            king          | Mountain King (monster)
            tide duchess  | on Centre (4,4)
            mark          | Mark
            quick move    | among your cards
            siern         | did you mean "Siren"?
            """)
    void anythingCanBeLookedAtByItsName(String what, String seen, @TempDir Path folder) {
        Run run = Run.typing(
                "look " + what + "\n",
                ("play soul-master --board crossing-waters --seed 5 --save " + folder.resolve("x.save")).split(" "));

        String page = run.out().substring(run.out().indexOf("> look"));
        assertThat(page).contains(seen);
    }
}
