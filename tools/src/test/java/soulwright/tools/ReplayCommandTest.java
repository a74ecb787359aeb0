package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import soulwright.game.Recording;
import soulwright.game.Rng;
import soulwright.game.SaveFile;
import soulwright.game.Session;
import soulwright.game.Setup;
import soulwright.quest.QuestSetup;
import soulwright.quest.QuestSetup.Seat;

class ReplayCommandTest {
    @Test
    void aFileThatIsNotThereIsWrongUse(@TempDir Path folder) {
        Run run = Run.of("replay", folder.resolve("my.save").toString());

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains("there is no file \"" + folder.resolve("my.save"));
    }

    @Test
    void aFileThatIsNoSaveIsAFinding(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("my.save"), "once upon a time");
        Run run = Run.of("replay", "--verify", file.toString());

        assertThat(run.status()).isEqualTo(Exit.FINDINGS);
        assertThat(run.err()).contains("it does not begin like a saved game");
    }

    @Test
    void aGameThatWasSavedGoesTheSameWay(@TempDir Path folder) throws IOException {
        Run run = Run.of("replay", "--verify", saved(folder, recording -> recording));

        assertThat(run.out()).isEqualTo("all 300 decisions give the same game\n");
        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
    }

    @Test
    void whatHappenedIsToldInWords(@TempDir Path folder) throws IOException {
        Run run = Run.of("replay", saved(folder, recording -> recording));

        assertThat(run.out().lines())
                .hasSizeGreaterThan(100)
                .anyMatch(line -> line.startsWith("The game goes on: player "));
    }

    @Test
    void aGameThatGoesAnotherWayIsAFinding(@TempDir Path folder) throws IOException {
        Run run = Run.of("replay", "--verify", saved(folder, ReplayCommandTest::withAnotherEnd));

        assertThat(run.out()).contains("299 of 300 decisions could be made again", "\"fly\"");
        assertThat(run.status()).isEqualTo(Exit.FINDINGS);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            seat-2           | gredy               | there is no computer player "gredy"
            seat-4           |                     | its set-up says more than one does
            seat-2-name      | a                   | two players are called "a"
            seat-2-name      | A\u200b            | names are of letters and signs; "A\u200b" has others
            seat-2-name      | \u2066a\u2069b     | names are of letters and signs
            seat-2-name      | \uff21             | two players are called "\uff21"
            seat-2-name      | AAAAAAAAAAAAAAAAAAAAAAAAA | is too long; names have at most 24 letters
            seat-5           | random              | does not say its seat-5-name
            seat-2-character | soul-master:nobody  | there is no soul-master:nobody among the characters any more
            seat-2-hat       | red                 | its set-up says more than one does
            board            | soul-master:nowhere | there is no soul-master:nowhere among the boards any more
            board            | nowhere             | there is no nowhere among the boards any more
            ruleset          | soul-master:none    | rules that are not where they were
            pack             | soul-mastre         | with a pack or with rules that are not where they were
            pack             | /etc                | with a pack in "/etc", which neither ships nor lies in this folder
            pack             | ../../nowhere       | which neither ships nor lies in this folder; name it:
            """)
    void aSetUpThatIsNoneIsAFinding(String key, @Nullable String word, String message, @TempDir Path folder)
            throws IOException {
        String save = saved(folder, recording -> with(key, word, recording));

        for (String[] command :
                new String[][] {{"replay", "--verify", save}, {"replay", save}, {"play", "--resume", save}}) {
            Run run = Run.of(command);
            assertThat(run.status()).isEqualTo(Exit.FINDINGS);
            assertThat(run.err()).contains(message);
        }
    }

    @Test
    void aGameWithAPackThatShipsWhichItsOwnDoesNotNeedGoesTheSameWay(@TempDir Path folder) throws IOException {
        String save = saved(folder, quest("soul-master", "academy"), recording -> recording);

        assertThat(Files.readString(Path.of(save))).contains("academy");
        assertThat(Run.of("replay", "--verify", save).out()).isEqualTo("all 300 decisions give the same game\n");
    }

    @Test
    void aGameWithAPackBesideItsOwnGoesTheSameWayUntilThatIsGone(@TempDir Path folder) throws IOException {
        String lakes = folder.resolve("lakes").toString();
        Path hills = folder.resolve("hills");
        Run.of("new", "pack", lakes);
        Run.of("new", "pack", hills.toString());
        String save = saved(folder, quest(lakes, "hills"), recording -> recording);

        assertThat(Run.of("replay", "--verify", save, "--pack", lakes).out())
                .isEqualTo("all 300 decisions give the same game\n");

        Files.move(hills, Files.createDirectory(folder.resolve("elsewhere")).resolve("hills"));
        Run without = Run.of("replay", "--verify", save, "--pack", lakes);
        assertThat(without.out()).contains("pack \"hills\" 0.1.0 is missing");
    }

    private static QuestPack quest(String pack, String... others) {
        return QuestPack.of(Run.HOME, OpenPacks.open(Run.HOME, pack, List.of(others)), null);
    }

    private static Recording with(String key, @Nullable String word, Recording recording) {
        Map<String, String> choices = new LinkedHashMap<>(recording.setup().choices());
        if (word == null) {
            choices.remove(key);
        } else {
            choices.put(key, word);
        }
        Setup setup =
                new Setup(recording.setup().packs(), choices, recording.setup().seed());
        return new Recording(setup, recording.decisions(), recording.hash());
    }

    private static Recording withAnotherEnd(Recording recording) {
        List<String> decisions = new ArrayList<>(recording.decisions());
        decisions.set(decisions.size() - 1, "fly");
        return new Recording(recording.setup(), decisions, recording.hash());
    }

    /** A game of 300 decisions of computer players, saved. */
    private static String saved(Path folder, UnaryOperator<Recording> change) throws IOException {
        return saved(folder, quest("soul-master"), change);
    }

    private static String saved(Path folder, QuestPack quest, UnaryOperator<Recording> change) throws IOException {
        List<Seat> seats = Stream.of("A", "B", "C", "D")
                .map(name -> new Seat(name, Optional.empty(), false))
                .toList();
        Session session =
                quest.start(new QuestSetup(quest.boards().get(0), seats, 5), Collections.nCopies(4, "random"));
        Rng rng = new Rng(5);
        for (int i = 0; i < 300; i++) {
            session.choose(rng.below(session.game().decision().size()));
        }
        SaveFile save = new SaveFile(folder.resolve("my.save"));
        save.write(change.apply(session.recording()));
        return save.path().toString();
    }
}
