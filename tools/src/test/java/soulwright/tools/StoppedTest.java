package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import soulwright.game.SaveFile;
import soulwright.game.SaveFile.Whole;

/** A process of its own is stopped, as with Ctrl+C. */
@DisabledOnOs(OS.WINDOWS)
class StoppedTest {
    private static final int TERMINATED = 143;

    @Test
    void thatIsHeardWhileComputersPlayAndTheGameIsSaved(@TempDir Path folder) throws Exception {
        Path save = folder.resolve("x.save");
        Process process = start(
                "play",
                "soul-master",
                "--board",
                "caravan-road",
                "--players",
                "random,random,random,random",
                "--save",
                save.toString());
        try (BufferedReader out = process.inputReader()) {
            for (int line = 0; line < 5; line++) {
                assertThat(out.readLine()).isNotNull();
            }
            process.toHandle().destroy();

            assertThat(out.lines()).contains("  soulwright play --resume " + save);
        }
        assertThat(process.waitFor()).isEqualTo(TERMINATED);
        assertThat(((Whole) new SaveFile(save).read()).recording().decisions()).isNotEmpty();
        assertThat(Run.of("replay", "--verify", save.toString()).status()).isEqualTo(Exit.SUCCESS);
    }

    /** What it prints is not read until it is stopped; there is too much of it to come to the end before. */
    private static Process start(String... args) throws IOException {
        List<String> java = List.of(
                ProcessHandle.current().info().command().orElse("java"),
                "-cp",
                System.getProperty("java.class.path"),
                "-Dsoulwright.home=" + Run.HOME.root(),
                Main.class.getName());
        return new ProcessBuilder(Stream.concat(java.stream(), Stream.of(args)).toList()).start();
    }
}
