package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {
    @Test
    void aFileThatIsNotThereIsWrongUse(@TempDir Path folder) {
        Run run = Run.of("replay", folder.resolve("my.save").toString());

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains("my.save\" cannot be opened: there is no such file");
    }

    @Test
    void aFileThatIsNoSaveIsWrongUse(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("my.save"), "once upon a time");
        Run run = Run.of("replay", "--verify", file.toString());

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains("it does not begin like a saved game");
    }
}
