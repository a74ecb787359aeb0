package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file that is there but damaged is a finding of every command; one that is not there is a wrong word. */
class DamagedFileTest {
    private static final String SAVES = "play --resume";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play --resume X.save",
                "replay X.save",
                "replay --verify X.save",
                "validate X.zip",
                "list X.zip",
                "explain siren --pack X.zip",
                "simulate X.zip",
                "play X.zip",
                "schema --out out X.zip",
            })
    void theExitStatusSaysWhich(String line, @TempDir Path folder) throws IOException {
        Run missing = run(line, folder);
        Files.writeString(folder.resolve("x.save"), "once upon a time");
        Files.writeString(folder.resolve("x.zip"), "once upon a time");
        Run damaged = run(line, folder);

        assertThat(missing.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(damaged.status()).isEqualTo(Exit.FINDINGS);
        for (Run run : new Run[] {missing, damaged}) {
            assertThat(run.out() + run.err())
                    .contains(folder.resolve("x.").toString())
                    .doesNotContain("Exception");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"validate P", "list P boards", "simulate P", "play P"})
    void aPackWithErrorsIsAFinding(String line, @TempDir Path folder) throws IOException {
        Run.of("new", "pack", folder.resolve("p").toString());
        new TinyPack(folder.resolve("p")).with("boards/all.yaml", "- { id: bog }\n");

        Run run = Run.of(line.replace("P", folder.resolve("p").toString()).split(" "));

        assertThat(run.status()).isEqualTo(Exit.FINDINGS);
    }

    @ParameterizedTest
    @ValueSource(strings = {SAVES, "replay", "replay --verify"})
    void aFolderIsNoSave(String line, @TempDir Path folder) {
        Run run = Run.of((line + " " + folder).split(" "));

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains("is a folder; name the file of a saved game");
    }

    private static Run run(String line, Path folder) {
        return Run.of(line.replace("X", folder.resolve("x").toString())
                .replace(" out ", " " + folder.resolve("out") + " ")
                .split(" "));
    }
}
