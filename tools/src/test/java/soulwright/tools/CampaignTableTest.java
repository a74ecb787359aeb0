package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.game.Recording;
import soulwright.game.SaveFile;
import soulwright.game.SaveFile.Whole;
import soulwright.story.StoryStand;
import tools.jackson.databind.json.JsonMapper;

/** A person who plays a campaign: what is typed, and what comes of it. */
class CampaignTableTest {
    private static final String ROUNDS = "1\n".repeat(60);

    @TempDir
    private Path folder;

    private Path save() {
        return folder.resolve("year.save");
    }

    private Run begin(String typed) {
        return Run.typing(typed, "campaign", "academy", "--seed", "3", "--save", save().toString());
    }

    private Run resume(String typed, String... more) {
        List<String> line = new ArrayList<>(List.of("campaign", "--resume", save().toString()));
        line.addAll(List.of(more));
        return Run.typing(typed, line.toArray(String[]::new));
    }

    /** The ending that the computer comes to, who plays a campaign and saves it. */
    private static String ending(Path save) {
        String[] line = {"campaign", "--auto", "greedy", "--seed", "3", "--format", "json", "--save", save.toString()};
        return new JsonMapper().readTree(Run.of(line).out()).get("ending").asString();
    }

    private List<String> decisions(Path file) {
        return ((Whole) new SaveFile(file).read()).recording().decisions();
    }

    @Test
    void theStoryIsReadPageByPage() {
        Run run = begin("\n\n\n1\nundo\n");

        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .containsSubsequence(
                        "Chapter 1",
                        "The Gate",
                        "Enter goes on (? helps)> \n",
                        "Headmistress Oakum  Eight, nine. Good.",
                        "Enter goes on",
                        "Tamar Stone  Third year running",
                        "What do you say?",
                        "1 Who is the bill for?",
                        " >  Who is the bill for?",
                        "Tamar Stone  First day, and",
                        "What do you say?")
                .endsWith("The game is saved. This goes on with it:\n  soulwright campaign --resume " + save() + "\n");
        assertThat(decisions(save())).containsExactly("go-on");
    }

    @Test
    void whatElseIsTypedIsAnsweredAndTheStoryGoesOn() {
        Run run = begin("7\nnonsense\nhelp\nlog\nchapters\nreport\nstock\nbracket\nlook oakum\nskip\nskip\nlog\n1\n");

        assertThat(run.out())
                .contains("Enter goes on; help lists what else can be typed.")
                .contains("  skip          go on to the next choice or game")
                .contains("""
                        1  The Gate  (now)
                          > Arrival
                          . A Practice Bout  (examination)
                          . One Day on the Lawn  (board game)
                        """)
                .doesNotContain("practice won", "Practice won")
                .contains("2  Autumn\n3  Winter\n")
                .contains("There has been no report card yet.", "There are no cards in your stock yet")
                .contains("There is no examination now.", "There is nothing to skip here.")
                .contains("Wren Calloway (? helps)> 1");
        assertThat(decisions(save())).containsExactly("go-on", "answer:1");
    }

    @Test
    void theFirstDialogueIsSkippedAndTheFirstBattleFought() {
        Run run = begin("skip\n1\nskip\nstock\n" + ROUNDS + "\n\nlog 3\n");

        assertThat(run.out())
                .containsSubsequence(
                        "Examination, before the first round",
                        "Whom do you bring out first? (in secret)",
                        "Wren Calloway: Summon",
                        " beats ",
                        "All rounds are fought.",
                        "won 1 of 1",
                        "The examination is over.");
        assertThat(run.out()).contains("Wren Calloway beats Tamar Stone").doesNotContain(" is beaten by ");
        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
    }

    @Test
    void inAGameCanBeReadWhatIsSaidOfACharacter() {
        Run run = begin("skip\n1\nskip\nlook tamar\nquit\n");

        assertThat(run.out())
                .containsSubsequence("Whom do you bring out first?", "Tamar Stone\n", "This is her third attempt");
    }

    @Test
    void whoSpokeIsSaidInTheLogOfABattleToo() {
        Run run = begin("skip\n1\nskip\nlog 99\n");

        assertThat(run.out())
                .containsSubsequence(
                        "Whom do you bring out first?",
                        "- Headmistress Oakum: Eight, nine. Good.",
                        "- > Who is the bill for?",
                        "1 Tamar Stone: First day");
    }

    @Test
    void aGameWithALimitSaysWhichDayIsTheLast() {
        Run run = begin("skip\n1\nskip\n" + ROUNDS + "skip\n".repeat(3) + "1\n\n" + "skip\n1\n".repeat(9));

        assertThat(run.out()).containsPattern("Day 1 of \\d+, ");
    }

    @Test
    void whereEnterGoesOnNothingIsSaidOfTheNextQuestion() {
        Run run = begin("look 1\nwhy 1\nwhy\nlist\nlook oakum\nlook nobody at all\n");

        assertThat(run.out().split("There is nothing to choose yet; Enter goes on\\.", -1))
                .hasSize(5);
        assertThat(run.out())
                .contains("Headmistress Oakum (character)", "Nothing more is known about \"nobody at all\"")
                .doesNotContain("What do you say?");
    }

    @Test
    void aBattleOfAnExaminationGoesOnWhereItWasBrokenOff() throws IOException {
        begin("skip\n1\nskip\n1\n1\n");
        List<String> before = decisions(save());
        Path copy = folder.resolve("copy.save");
        Files.copy(save(), copy);
        Run resumed = resume("1\n");
        Run replayed = Run.of("replay", "--verify", copy.toString());

        assertThat(resumed.out()).contains("Examination, round ").contains("Wren Calloway (? helps)> 1");
        assertThat(decisions(save())).startsWith(before.toArray(String[]::new)).hasSizeGreaterThan(before.size());
        assertThat(replayed.out()).contains("all " + before.size() + " decisions give the same game");
    }

    @Test
    void aChapterIsPlayedAgainFromItsBeginningInACopy() {
        Run.of("campaign", "--auto", "greedy", "--seed", "3", "--save", save().toString());
        Run again = resume("\n\n", "--chapter", "2");
        Run elsewhere = resume(
                "", "--chapter", "1", "--save", folder.resolve("first.save").toString());
        Run none = resume("", "--chapter", "5");
        Run never = resume("", "--chapter", "-1");

        assertThat(again.out())
                .contains("Chapter 2", "Autumn", folder.resolve("year-2.save").toString());
        assertThat(decisions(folder.resolve("year-2.save")))
                .hasSizeLessThan(decisions(save()).size());
        assertThat(elsewhere.out()).contains("Chapter 1");
        assertThat(decisions(folder.resolve("first.save"))).isEmpty();
        assertThat(none.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(none.err()).contains("chapter 5 has not begun in");
        assertThat(never.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(never.err()).contains("--chapter counts from 1 on");
    }

    @Test
    void aStoryThatIsOverShowsItsEnding() {
        String ending = ending(save());
        Run over = resume("");

        assertThat(over.out()).contains(ending, "Final grade", "The whole game, with seed 3, is kept in");
    }

    @Test
    void whatCannotBeSavedDoesNotBegin() {
        Run run = Run.typing("", "campaign", "academy", "--save", "pom.xml/x.save");

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains("The game is not saved", "name another file with --save FILE");
    }

    @Test
    void aDamagedSaveIsAFinding() throws IOException {
        Files.writeString(save(), "once upon a time");
        Run run = resume("");

        assertThat(run.status()).isEqualTo(Exit.FINDINGS);
        assertThat(run.out()).contains("cannot be opened");
        for (String[] line : new String[][] {
            {"campaign", "--auto", "greedy", "--resume", save().toString()},
            {"replay", save().toString()},
            {"versus", save().toString()}
        }) {
            Run other = Run.of(line);
            assertThat(other.status()).isEqualTo(Exit.FINDINGS);
            assertThat(other.err())
                    .contains("cannot be opened: it does not begin like a saved game")
                    .contains("there is no save before it that is whole; choose another file, or begin anew");
        }
    }

    @Test
    void savedCampaignsAreListedWithWhereTheyStand() throws IOException {
        Path games = Files.createDirectories(folder.resolve("data/games"));
        Run.typing(
                "skip\n1\nskip\n",
                "campaign",
                "--seed",
                "3",
                "--save",
                games.resolve("one.save").toString());
        String ending = ending(games.resolve("two.save"));
        Files.writeString(games.resolve("three.save"), "once upon a time");
        Run listed = Run.of(folder.resolve("data"), "", "campaign", "--list");
        Run json = Run.of(folder.resolve("data"), "", "campaign", "--list", "--format", "json");

        assertThat(listed.out())
                .contains(games.resolve("one.save")
                        + "\n  A Year at Upper Thrum, chapter 1, The Gate: A Practice Bout, saved 2")
                .contains(games.resolve("two.save") + "\n  A Year at Upper Thrum, over: " + ending + ", saved 2")
                .doesNotContain("three.save");
        assertThat(json.out()).contains("\"stage\" : \"practice-bout\"", "\"over\" : true");
        assertThat(Run.of(folder.resolve("nothing"), "", "campaign", "--list").out())
                .isEqualTo("There are no saved campaigns here.\n");
    }

    @Test
    void listsBelieveWhatSavesSayOfThemselvesButGamesDoNot() throws IOException {
        Path file = Files.createDirectories(folder.resolve("data/games")).resolve("one.save");
        Run.typing("skip\n1\nskip\n", "campaign", "--seed", "3", "--save", file.toString());
        Recording saved = ((Whole) new SaveFile(file).read()).recording();
        Map<String, String> other =
                new StoryStand("A Year", 4, "Spring", "gate", "Nearly There", "", "B", true).written();
        new SaveFile(file).write(new Recording(saved.setup(), saved.decisions(), saved.hash(), saved.over(), other));
        Run listed = Run.of(folder.resolve("data"), "", "campaign", "--list");
        Run resumed = Run.typing("chapters\n", "campaign", "--resume", file.toString());
        new SaveFile(file).write(new Recording(saved.setup(), saved.decisions(), saved.hash()));
        Run silent = Run.of(folder.resolve("data"), "", "campaign", "--list");

        assertThat(listed.out()).contains("A Year, chapter 4, Spring: Nearly There, saved 2");
        assertThat(resumed.out()).contains("1  The Gate  (now)").doesNotContain("Nearly There");
        assertThat(silent.out())
                .as("a save that says nothing is played again")
                .contains("chapter 1, The Gate: A Practice Bout, saved 2");
    }

    @Test
    void aSaveOfABoardGameIsNoCampaign() {
        Run.typing("quit\n", "play", "soul-master", "--save", save().toString());
        Run versus = Run.of("versus", save().toString());
        Run auto = resume("", "--auto", "greedy");

        for (Run run : List.of(resume(""), versus, auto)) {
            assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
            assertThat(run.err())
                    .contains("that is a saved board game; go on with it with: soulwright play --resume " + save());
        }
    }
}
