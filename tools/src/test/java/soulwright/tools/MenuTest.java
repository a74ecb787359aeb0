package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What somebody types into the menu, line by line, and what comes of it. */
class MenuTest {
    @TempDir
    private Path folder;

    private Run menu(String... lines) {
        return Run.of(folder.resolve("data"), String.join("\n", lines) + "\n", "menu");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "quit", "10", "q", "b", "99\nnonsense\n\nb\nquit", "explain\n\nquit", "play\nb\nquit"})
    void itCanAlwaysBeLeft(String typed) {
        Run run = menu(typed.split("\n"));

        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains(
                        "  1  Play      a board game",
                        "  2  Campaign  a story",
                        "  3  Versus    card stocks",
                        " 10  Quit");
    }

    @Test
    void commandsAreRunWithWhatTheyNeed() {
        Run run = menu("new", "pack", folder + "/wet", "new", "board", "marsh", "", "validate", "", "list", "", "quit");

        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("wet/boards/marsh.yaml", "no findings", "1 board");
    }

    @Test
    void theLastPackComesFirstTheNextTime() {
        menu("list", "another", weather(), "quit");

        assertThat(menu("list", "quit").out()).contains("  1  " + folder.resolve("weather"));
    }

    private String weather() {
        try {
            return TinyPack.in(folder.resolve("weather")).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void onlyPacksWithBoardsArePlayedTheGameItselfFirstAndTheEasiestBoardFirst() {
        String out = menu("play", "", "b", "quit").out();

        assertThat(out)
                .containsSubsequence(
                        "Which pack?\n  1  soul-master  Four summoners",
                        "  2  academy ",
                        "  3  another ",
                        "Which board?\n  1  First Steps ",
                        "5 by 5 lands; boss: Mountain King",
                        "11 by 11 lands");
    }

    @Test
    void namesThatCannotBeAreAskedForAgain() {
        Run run = menu("play", "", "First", "2", "Ann", "Ann", "B,C", "B\u200b", "", "greedy", "", "quit", "quit");

        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("somebody else is called so", "names have no commas", "names are of letters and signs")
                .contains("Ann, it is for you to decide.");
    }

    @Test
    void aGameIsBegunAndGoneOnWith() {
        Run begun = menu("play", "soul-master", "Crossing", "2", "Ann", "Ben", "greedy:easy", "", "quit", "quit");
        Run again = menu("resume", "1", "", "quit", "quit");
        Run next = menu("play", "", "", "1 person", "b", "quit");

        assertThat(begun.err()).isEmpty();
        assertThat(begun.out()).contains("Ann, it is for you to decide.", "The game is saved.");
        assertThat(again.out())
                .contains("1  Resume    crossing-waters.save: crossing-waters, after ")
                .contains("Ann, it is for you to decide.");
        assertThat(next.out()).contains("  1  Crossing Waters", "(Enter: Ann, b: back)");
    }

    @Test
    void aCampaignIsBegunAndGoneOnWith() {
        Run begun = menu("campaign", "academy", "skip", "1", "quit", "quit");
        Run again = menu("campaign", "the-year", "quit", "resume", "1", "quit", "quit");

        assertThat(begun.err()).isEmpty();
        assertThat(begun.out())
                .contains("Which pack?\n  1  academy ", "  2  another ", "What do you say?", " >  Who is the bill for?")
                .contains("--resume " + folder.resolve("data/games/the-year.save"));
        assertThat(again.out())
                .contains("  1  the-year.save  chapter 1, The Gate: Arrival, saved ", "  2  new ")
                .contains("1  Resume    the-year.save: the-year, after 2 decisions");
        assertThat(again.out().split("Chapter 1|It is a joke between the gate", -1))
                .hasSize(3);
    }

    @Test
    @DisplayName(
            "SM-VS-1: a battle between card stocks is begun from the menu, once there is a campaign for it, and gone on with")
    void cardStocksFight() throws IOException {
        Run none = menu("versus", "quit");
        String story = folder.resolve("data/games/a-year.save").toString();
        Files.createDirectories(folder.resolve("data/games"));
        Run.of(folder.resolve("data"), "", "campaign", "--auto", "greedy", "--seed", "1", "--save", story);
        Run begun = menu("versus", "a-year", "bram", "the computer", "1", "quit", "quit");
        Run again = menu("resume", "versus", "quit", "quit");

        assertThat(none.out()).contains("There is no saved campaign yet.");
        assertThat(begun.err()).isEmpty();
        assertThat(begun.out())
                .contains("Whose hero fights?", "Against whom?", "Choose monsters to take along: ")
                .contains("--resume " + folder.resolve("data/games/versus.save"));
        assertThat(again.out()).contains("Choose monsters to take along: ");
    }

    @Test
    void computersCanBeWatched() {
        Run run = menu("watch", "soul-master", "first", "greedy", "quit");

        assertThat(run.out()).contains("It took ", "first-steps.save");
    }

    @Test
    void gamesThatAreOverAreNotGoneOnWith() {
        menu("watch", "soul-master", "first", "greedy", "quit");

        assertThat(menu("quit").out()).doesNotContain("Resume");
    }

    @Test
    void whatCannotBeDoneIsSaidAndTheMenuGoesOn() {
        Run run = menu(
                "play",
                "another",
                folder + "/nothing",
                "list",
                "another",
                folder + "/nothing",
                "new",
                "board",
                "x",
                "b",
                "quit");

        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
        assertThat(run.out()).contains("That cannot be done: there is no pack");
        assertThat(run.err()).contains("soulwright list: there is no pack").doesNotContain("Exception");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void whatIsRememberedIsOnlyUsedAsFarAsItMakesSense() throws IOException {
        Path memory = Files.createDirectories(folder.resolve("data")).resolve("menu.json");
        Files.writeString(memory, "{\"pack\":\"\",\"board\":\"\",\"names\":\"\",\"saves\":[\"\\u0000\"]}");
        assertThat(menu("quit").err()).isEmpty();
        Files.writeString(memory, "[");
        assertThat(menu("quit").err()).isEmpty();
        Files.delete(memory);
        Files.createSymbolicLink(memory, Path.of("/dev/zero"));
        assertThat(menu("quit").err()).isEmpty();
    }

    @Test
    void nothingIsRememberedWhereNothingCanBeKept() {
        Run run = Run.typing("list\nsoul-master\nquit\n", "menu");

        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
        assertThat(run.out()).contains("187 monsters");
    }
}
