package soulwright.tools.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.game.Fingerprint;
import soulwright.game.Journal;
import soulwright.game.LogLine;
import soulwright.game.Recording;
import soulwright.game.SaveFile;
import soulwright.game.SaveFile.Whole;
import soulwright.game.Saving;
import soulwright.game.Session;
import soulwright.game.Setup;
import soulwright.game.View;
import soulwright.tools.terminal.StreamTerminal;
import soulwright.tools.terminal.StreamTerminal.Audience;
import soulwright.tools.terminal.Terminal;

/** Scripted games of {@link Hill}: what is typed, and what comes of it. */
class TableTest {
    private static final Chair ANN = new Chair("Ann", Optional.empty());
    private static final Chair BEN = new Chair("Ben", Optional.empty());
    private static final Chair CLIMBING = new Chair("Cog", Optional.of((view, rng) -> 0));
    private static final Chair RESTING = new Chair("Dot", Optional.of((view, rng) -> 1));

    @TempDir
    private Path folder;

    private String play(String typed, Chair... chairs) {
        return play(new Hill(chairs.length), typed, chairs);
    }

    private String play(Hill hill, String typed, Chair... chairs) {
        StringWriter out = new StringWriter();
        Session session = session(hill, "1");
        Journal journal = Journal.of(session);
        Terminal terminal = terminal(typed, out);
        new Table(session, List.of(chairs), new GamePicture() {}, terminal, farewell(file(), terminal), journal).play();
        return out.toString();
    }

    private static Session session(int players, String pack) {
        return session(new Hill(players), pack);
    }

    private static Session session(Hill hill, String pack) {
        Setup setup = new Setup(List.of(new Fingerprint("hills", pack, pack)), Map.of(), 1);
        return new Session(setup, hill.start(1));
    }

    private static Terminal terminal(String typed, StringWriter out) {
        return new StreamTerminal(new BufferedReader(new StringReader(typed)), new PrintWriter(out), Audience.PROGRAM);
    }

    private static Farewell farewell(SaveFile file, Terminal terminal) {
        return new Farewell(new Saving(file, Optional.empty()), "soulwright play --resume ", terminal);
    }

    private SaveFile file() {
        return new SaveFile(folder.resolve("hill.save"));
    }

    private List<String> saved() {
        return ((Whole) file().read()).recording().decisions();
    }

    @Test
    void aGameIsShownAskedAndPlayedToItsEnd() {
        assertThat(play("1\nclimb\n", ANN, RESTING)).isEqualTo("""

                You are on step 0.
                What next?
                1 Climb on  2 Rest      3 Pack
                Ann (? helps)> 1

                You are on step 3.
                - Climber 1 climbs.
                - Climber 2 is out of sight.
                What next?
                1 Climb on  2 Rest      3 Pack
                Ann (? helps)> climb

                - Climber 1 climbs.
                Climber 1 is on the top.
                  1  Ann
                  2  Dot
                The whole game, with seed 1, is kept in
                  %s
                """.formatted(file().path()));
    }

    @Test
    void theEndOfTheInputSavesAndEndsInPeace() {
        assertThat(play("pack\nr\n", ANN, RESTING)).endsWith("""
                Ann (? helps)> r

                You are on step 0.
                - You find a cave.
                - Climber 2 is out of sight.
                What next?
                1 Climb on  2 Rest      3 Pack
                Ann (? helps)>\s
                The game is saved. This goes on with it:
                  soulwright play --resume %s
                """.formatted(file().path()));
        assertThat(saved()).containsExactly("pack", "rest", "rest");
    }

    @Test
    void whatIsToBeTypedToGoOnIsOneWordForTheShell() {
        StringWriter out = new StringWriter();
        Session session = session(2, "1");
        SaveFile file = new SaveFile(folder.resolve("my hill.save"));
        Journal journal = Journal.of(session);
        Terminal terminal = terminal("quit\n", out);
        new Table(session, List.of(ANN, RESTING), new GamePicture() {}, terminal, farewell(file, terminal), journal)
                .play();

        assertThat(out.toString()).endsWith("  soulwright play --resume '" + file.path() + "'\n");
    }

    @Test
    void quittingSaves() {
        play("rest\nquit\n1\n", ANN, RESTING);
        assertThat(saved()).containsExactly("rest", "rest");
    }

    @Test
    void whatIsMissingIsExplained() {
        String out = play("pack\npack\n7\nrset\nwhy\nwhy x\n\n", ANN, RESTING);
        assertThat(out)
                .contains("Pack cannot be chosen now: the bag is full")
                .contains("There is no choice 7; they go from 1 to 2.")
                .contains("\"rset\" is none of the choices; did you mean \"Rest\"?")
                .contains("\nPack: the bag is full\n")
                .contains("Nothing that begins so is refused.")
                .contains("Type a number, or help.");
    }

    @Test
    void aChoiceIsTakenBackWithWhatItTold() {
        String out = play("pack\nundo\nlog\nundo\n", ANN, RESTING);
        assertThat(out)
                .contains("Ann (? helps)> log\nNothing has happened yet.\n")
                .contains("Nothing can be taken back");
        assertThat(saved()).isEmpty();
    }

    @Test
    void twoPeopleHandTheScreenOverAndReadOnlyWhatTheyNoticed() {
        String out = play("\nrest\n\nlog\n", ANN, BEN);
        assertThat(out).contains("""
                Ann (? helps)> rest

                Ben, it is for you to decide.
                Press Enter when nobody else sees the screen.


                You are on step 0.
                - Climber 1 is out of sight.
                """).doesNotContain("You find a cave");
    }

    @Test
    void computersAloneAreWatched() {
        assertThat(play("", CLIMBING, RESTING)).startsWith("""
                - Climber 1 climbs.
                - Climber 2 is out of sight.
                - Climber 1 climbs.
                """).contains("Climber 1 is on the top.");
    }

    @Test
    void theGameIsSavedOrCopiedOnRequest() {
        String out = play(
                "save\nsave %1$s\nsave %1$s\nsave %2$s\nsave %1$s/x\n".formatted(folder.resolve("copy"), folder),
                ANN,
                RESTING);
        assertThat(out)
                .contains("The game is saved in " + file().path())
                .contains("A copy is saved in " + folder.resolve("copy"))
                .contains("is there already, and stays as it is")
                .contains(folder + " is a folder; give the name of a file.")
                .contains("It could not be saved there. ");
        assertThat(new SaveFile(folder.resolve("copy")).read()).isInstanceOf(Whole.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "look",
                "look 9",
                "look 1",
                "look 3,4",
                "look 99999999999",
                "look \u0000",
                "log 0",
                "log -1",
                "log x",
                "save \u0000",
                "list",
                "cards",
                "legend",
                "why",
                "show",
                "help",
                "?",
                "undo",
                "\t",
                "%s",
                "\\",
                "1 2",
                "-1",
                "1.5",
                "\u68ee",
                "\u001b[2J"
            })
    void whateverIsTypedTheGameGoesOn(String line) {
        assertThat(play(line + "\nrest\n", ANN, RESTING)).doesNotContain("Exception");
        assertThat(saved()).containsExactly("rest", "rest");
    }

    @Test
    void aFileThatCannotBeWrittenIsToldAndTheGameGoesOn() throws IOException {
        Files.createDirectory(file().path());
        assertThat(play("climb\nclimb\n", ANN, RESTING))
                .contains("- The game is not saved: ")
                .contains("Climber 1 is on the top.")
                .contains("Another file to save it in (Enter: do not save it)> ")
                .doesNotContain("is kept in");
    }

    @Test
    void aGameThatIsOverAndNotSavedCanBeSavedElsewhere() throws IOException {
        Files.createDirectory(file().path());
        Path other = folder.resolve("other.save");
        assertThat(play("climb\nclimb\n" + folder + "\n" + other + "\n", ANN, RESTING))
                .contains(folder + " is a folder; give the name of a file.")
                .endsWith("The whole game, with seed 1, is kept in\n  " + other + "\n");
        assertThat(new SaveFile(other).read()).isInstanceOf(Whole.class);
    }

    @Test
    void whoQuitsIsAskedWhetherToLoseWhatCannotBeSaved() throws IOException {
        Files.createDirectory(file().path());
        String out = play("quit\nno\nrest\nquit\nyes\n", ANN, RESTING);
        assertThat(out)
                .contains("Quit without saving it? (yes or no)> no\n")
                .contains("You find a cave.")
                .contains("Quit without saving it? (yes or no)> yes\nThe game is not saved: ")
                .doesNotContain("--resume");
    }

    @Test
    void whoNamesAnotherFileGoesOnThere() throws IOException {
        Files.createDirectory(file().path());
        Path other = folder.resolve("other.save");
        assertThat(play("rest\nsave " + other + "\nrest\nquit\n", ANN, RESTING))
                .contains("from now on.")
                .doesNotContain("Quit without")
                .endsWith("--resume " + other + "\n");
        assertThat(((Whole) new SaveFile(other).read()).recording().decisions()).hasSize(4);
    }

    @Test
    void aGameThatIsSavedThereByOthersMeanwhileStaysAsItIs() {
        Session others = session(2, "1");
        others.choose(1);
        Chair writing = new Chair("Cog", Optional.of((view, rng) -> {
            assertThatCode(() -> file().write(others.recording())).doesNotThrowAnyException();
            return 1;
        }));
        StringWriter out = new StringWriter();
        Session session = session(2, "1");
        Terminal terminal = terminal("climb\nquit\n", out);
        new Table(
                        session,
                        List.of(ANN, writing),
                        new GamePicture() {},
                        terminal,
                        farewell(file(), terminal),
                        Journal.of(session))
                .play();

        assertThat(out.toString())
                .contains("- Somebody else has saved another game")
                .endsWith("--resume " + folder.resolve("hill-2.save") + "\n");
        assertThat(saved()).containsExactly("rest");
    }

    @Test
    void aSavedGameGoesOnWhereItStood() {
        play("rest\n", ANN, RESTING);
        Session fresh = session(2, "1");
        Recording saved =
                new Resuming(file(), terminal("", new StringWriter())).open().orElseThrow();

        assertThat(new Resuming(file(), terminal("", new StringWriter())).replay(saved, fresh))
                .map(Saving::path)
                .contains(file().path());
        assertThat(fresh.game().decisions()).isEqualTo(2);
    }

    @Test
    void whoGoesOnReadsWhatHappenedSinceHisLastDecision() {
        play("rest\nclimb\n", ANN, RESTING);
        Session fresh = session(2, "1");
        Journal journal = Journal.of(fresh);
        Recording saved = ((Whole) file().read()).recording();
        new Resuming(file(), terminal("", new StringWriter())).replay(saved, fresh);

        assertThat(journal.fresh(0))
                .extracting(LogLine::words)
                .containsExactly("Climber 1 climbs.", "Climber 2 is out of sight.");
    }

    @Test
    void whatOneIsToDoAndWhatHelpsIsSaidUntilTheFirstDecision() {
        GamePicture picture = new GamePicture() {
            @Override
            public List<String> goal(View view) {
                return List.of("Be the first on the top.");
            }
        };
        StringWriter out = new StringWriter();
        Session session = session(2, "1");
        Terminal terminal = terminal("rest\nhelp\n", out);
        new Table(session, List.of(ANN, RESTING), picture, terminal, farewell(file(), terminal), Journal.of(session))
                .play();

        String[] parts = out.toString().split("helps\\)>", -1);
        assertThat(parts[0]).contains("Be the first on the top.", "Type legend for the signs, ");
        assertThat(parts[1]).doesNotContain("Be the first on the top.");
        assertThat(parts[2]).contains("help\nBe the first on the top.");
    }

    @Test
    void whatHappensBeforeTheFirstQuestionIsRead() {
        Hill hill = new Hill(2, "The sun rises.");
        assertThat(play(hill, "", ANN, RESTING)).contains("- The sun rises.\nWhat next?");
        assertThat(play(hill, "", CLIMBING, RESTING))
                .endsWith("kept in\n  " + folder.resolve("hill-2.save") + "\n")
                .startsWith("- The sun rises.\n- Climber 1 climbs.\n");
    }

    @Test
    void aDamagedSaveSaysSoAndOffersTheOneBefore() throws IOException {
        play("rest\nrest\n", ANN, RESTING);
        Files.writeString(file().path(), "nothing", StandardOpenOption.TRUNCATE_EXISTING);
        StringWriter out = new StringWriter();

        assertThat(new Resuming(file(), terminal("yes\n", out)).open()).isPresent();
        assertThat(out.toString()).contains("cannot be opened").contains("Go on with the save before it? (yes or no) ");
        assertThat(new Resuming(file(), terminal("", out)).open()).isEmpty();
    }

    @Test
    void aSaveWhosePackChangedGoesOnInACopyIfSomebodyAgrees() {
        play("rest\n", ANN, RESTING);
        Recording saved = ((Whole) file().read()).recording();
        StringWriter out = new StringWriter();

        assertThat(new Resuming(file(), terminal("no\n", out)).replay(saved, session(2, "2")))
                .isEmpty();
        assertThat(new Resuming(file(), terminal("y\n", out)).replay(saved, session(2, "2")))
                .map(Saving::path)
                .contains(folder.resolve("hill-2.save"));
        assertThat(out.toString()).contains("\"hills\" was 1 when the game was saved, and is 2 now");
    }

    @Test
    void whoStopsInTheMidstOfADecisionFindsTheGameAsItStoodBeforeIt() {
        StringWriter out = new StringWriter();
        Session session = session(2, "1");
        Deque<Table> tables = new ArrayDeque<>();
        Chair thinking = new Chair("Cog", Optional.of((view, rng) -> {
            if (session.game().decisions() == 2) {
                tables.getFirst().stop();
            }
            return 1;
        }));
        Journal journal = Journal.of(session);
        Terminal terminal = terminal("", out);
        Table table = new Table(
                session,
                List.of(thinking, CLIMBING),
                new GamePicture() {},
                terminal,
                farewell(file(), terminal),
                journal);
        tables.add(table);
        table.play();

        assertThat(saved()).containsExactly("rest", "climb");
        assertThat(out.toString()).contains("soulwright play --resume " + file().path());
    }
}
