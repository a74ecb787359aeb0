package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NewCommandTest {
    @TempDir
    private Path folder;

    @Test
    void aPackIsCalledAfterItsFolder() throws IOException {
        Run run = Run.of("new", "pack", folder.resolve("Harder Lakes").toString());

        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
        assertThat(folder.resolve("Harder Lakes/pack.yaml"))
                .content()
                .contains("id: harder-lakes\n")
                .contains("name: \"Harder Lakes\"\n");
    }

    @Test
    void anEntryGoesIntoTheFolderOfItsKind() {
        newPack();
        Run run = Run.of(
                "new",
                "monster",
                "elder-siren",
                "--extends",
                "siren",
                "--pack",
                folder.resolve("p").toString());

        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
        assertThat(folder.resolve("p/monsters/elder-siren.yaml"))
                .content()
                .contains("id: elder-siren\nextends: siren\nname: \"Elder Siren\"\n");
    }

    @Test
    void nothingIsOverwritten() throws IOException {
        newPack();
        Files.writeString(folder.resolve("p/pack.yaml"), "precious");
        Run run = newPack();

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains("exists already");
        assertThat(folder.resolve("p/pack.yaml")).hasContent("precious");
    }

    @Test
    void anEntryNeedsAPack() {
        Run run = Run.of("new", "board", "marsh", "--pack", folder.toString());

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains("is not a pack").contains("--pack DIR");
    }

    @Test
    void aNameWithoutPlainLettersIsRefused() {
        newPack();
        Run run = Run.of("new", "board", "...", "--pack", folder.resolve("p").toString());

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains("\"...\" gives no id");
    }

    private Run newPack() {
        return Run.of("new", "pack", folder.resolve("p").toString());
    }
}
