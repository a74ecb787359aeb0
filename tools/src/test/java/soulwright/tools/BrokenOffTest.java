package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.game.Game;
import soulwright.game.Outcome;
import soulwright.game.Recording;
import soulwright.game.SaveFile;
import soulwright.game.SaveFile.Whole;
import soulwright.game.Session;

/** A game that a pack breaks: every command says so, with the entry and its place, and the save can still be gone on with. */
class BrokenOffTest {
    /** Whoever gains a card gains items for ever. */
    private static final String ENDLESS = """
            - target: soul-master:soul-master
              ops:
                - append: abilities
                  value:
                    - on: gained
                      do:
                        - gain: { random: items }
            """;

    private static final String BLAMED = "does not come to an end: soul-master:soul-master, ";

    @TempDir
    private Path folder;

    private String pack;
    private Path save;

    @BeforeEach
    void makePack() throws IOException {
        pack = folder.resolve("endless").toString();
        save = folder.resolve("x.save");
        Run.of("new", "pack", pack);
        new TinyPack(Path.of(pack)).with("patches/all.yaml", ENDLESS);
        assertThat(Run.of("validate", pack).out()).isEqualTo("no findings\n");
    }

    @Test
    void playSaysWhatItWasAndKeepsTheSaveOfBefore() {
        Run run = Run.of(
                "play",
                pack,
                "--board",
                "first-steps",
                "--players",
                "greedy,greedy,greedy,greedy",
                "--seed",
                "1",
                "--save",
                save.toString());

        assertThat(run.status()).isEqualTo(Exit.FINDINGS);
        assertThat(run.out().replaceAll("\\s+", " "))
                .contains(BLAMED)
                .contains("patches/all.yaml:")
                .contains("The save stands before the last decision.")
                .contains("soulwright play " + pack + " --resume " + save)
                .doesNotContain("It took");
        assertThat(Run.of("replay", "--pack", pack, "--verify", save.toString()).status())
                .isEqualTo(Exit.SUCCESS);
    }

    @Test
    void aCampaignIsBrokenOffWithTheGameInIt() throws IOException {
        Path manifest = Path.of(pack).resolve("pack.yaml");
        String depending = Files.readString(manifest).replace("soul-master:", "academy: \">=1.0\", soul-master:");
        Files.writeString(manifest, depending);
        Run run = Run.of("campaign", pack, "--auto", "greedy", "--seed", "1", "--format", "json");
        Run played = Run.typing(
                "skip\n1\nskip\n" + "1\n\n".repeat(400), "campaign", pack, "--seed", "1", "--save", save.toString());

        assertThat(run.status()).isEqualTo(Exit.FINDINGS);
        assertThat(run.out()).contains(BLAMED, "patches/all.yaml:", "\"ending\" : \"\"");
        assertThat(played.status()).isEqualTo(Exit.FINDINGS);
        assertThat(played.out().replaceAll("\\s+", " "))
                .contains(BLAMED)
                .contains("The save stands before the last decision.")
                .contains("soulwright campaign " + pack + " --resume " + save);
    }

    @Test
    void simulateCountsItAsAnErrorAndNamesIt() {
        Run run = Run.of("simulate", pack, "--board", "first-steps", "--games", "1");

        assertThat(run.status()).isEqualTo(Exit.FINDINGS);
        assertThat(run.out())
                .startsWith("1 game with seed 1: 0 won, 0 ranked when time was up, 0 capped, 1 with errors\n");
        assertThat(run.err()).contains(BLAMED).contains("patches/all.yaml:");
    }

    @Test
    void replayNamesItToo() throws IOException {
        playSaysWhatItWasAndKeepsTheSaveOfBefore();
        new SaveFile(save).write(withTheDecisionThatBreaksIt());

        Run run = Run.of("replay", "--pack", pack, "--verify", save.toString());

        assertThat(run.status()).isEqualTo(Exit.FINDINGS);
        assertThat(run.out()).contains(BLAMED, "decisions give the same game");
        assertThat(Run.of("replay", "--pack", pack, save.toString()).status()).isEqualTo(Exit.FINDINGS);
    }

    private Recording withTheDecisionThatBreaksIt() {
        Recording recording = ((Whole) new SaveFile(save).read()).recording();
        Session session = QuestPack.open(Run.HOME, pack, null).start(QuestPack.choices(recording.setup()));
        recording
                .decisions()
                .forEach(key ->
                        session.choose(session.game().decision().find(key).orElseThrow()));
        session.choose(IntStream.range(0, session.game().decision().size())
                .filter(option -> breaks(session.game().copy(), option))
                .findFirst()
                .orElseThrow());
        return session.recording();
    }

    private static boolean breaks(Game game, int option) {
        game.choose(option);
        return game.over() && game.outcome().how() == Outcome.How.FAULTY;
    }
}
