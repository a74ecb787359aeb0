package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudioCommandTest {
    @Test
    void withoutADisplayItSaysWhatWorksInstead() {
        Run run = Run.of("studio");
        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains("needs a display").contains("soulwright menu");
    }

    @Test
    void aWordThatIsNoPackIsToldBeforeAnyWindowOpens() {
        Run run = Run.of("studio", "nowhere-at-all");
        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains("there is no pack \"nowhere-at-all\"");
    }

    @Test
    void picturesNeedADisplayToo(@TempDir Path folder) {
        Run run = Run.of("screenshots", "--out", folder.resolve("pictures").toString());
        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains("xvfb-run");
        assertThat(Files.exists(folder.resolve("pictures"))).isFalse();
    }

    @Test
    void aPackIsNamedByWhereItLiesWhateverTheCurrentFolder(@TempDir Path folder) {
        assertThat(StudioCommand.place(Run.HOME, folder.toString()))
                .isEqualTo(folder.toAbsolutePath().toString());
        assertThat(Path.of(StudioCommand.place(Run.HOME, "soul-master")))
                .isAbsolute()
                .isDirectory();
    }
}
