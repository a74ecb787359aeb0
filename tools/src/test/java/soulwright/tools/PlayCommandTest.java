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
}
