package soulwright.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class FolderFilesTest {
    @TempDir
    private Path folder;

    private void pipe(String name) throws Exception {
        Process made = new ProcessBuilder("mkfifo", folder.resolve(name).toString()).start();
        assertThat(made.waitFor()).isZero();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whatIsNeitherFileNorFolderIsRefused() throws Exception {
        pipe("pack.yaml");
        Files.createSymbolicLink(folder.resolve("endless.yaml"), Path.of("/dev/zero"));
        FolderFiles files = new FolderFiles(folder, "pond");

        assertThat(files.paths()).isEmpty();
        assertThat(files.refused())
                .extracting(PackFiles.Refusal::path)
                .containsExactlyInAnyOrder("pack.yaml", "endless.yaml");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFileThatHasBecomeAPipeIsNotWaitedFor() throws Exception {
        Path file = Files.writeString(folder.resolve("pack.yaml"), "id: pond");
        FolderFiles files = new FolderFiles(folder, "pond");
        Files.delete(file);
        pipe("pack.yaml");

        assertThatThrownBy(() -> files.read("pack.yaml", 100)).hasMessage("it is no ordinary file any more");
    }
}
