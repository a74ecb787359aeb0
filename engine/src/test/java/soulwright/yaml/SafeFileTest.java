package soulwright.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class SafeFileTest {
    @TempDir
    Path folder;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void aFileIsReplacedAndNothingIsLeftBeside() throws IOException {
        Path file = file("mönster 1.yaml", "old");
        SafeFile.write(file, "new".getBytes(StandardCharsets.UTF_8));
        assertThat(file).hasContent("new");
        assertThat(folder.toFile().list()).containsExactly("mönster 1.yaml");
    }

    @Test
    void aNewFileIsMade() throws IOException {
        SafeFile.write(folder.resolve("new.yaml"), new byte[0]);
        assertThat(folder.resolve("new.yaml")).isEmptyFile();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void permissionsStay() throws IOException {
        Path file = file("a.yaml", "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));
        SafeFile.write(file, "new".getBytes(StandardCharsets.UTF_8));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-rw-r--");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aLinkIsFollowed() throws IOException {
        Path file = file("real.yaml", "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.yaml"), Path.of("real.yaml"));
        SafeFile.write(link, "new".getBytes(StandardCharsets.UTF_8));
        assertThat(link).isSymbolicLink().hasContent("new");
        assertThat(file).hasContent("new");
    }

    @Test
    void aFolderIsNotReplaced() throws IOException {
        Path inner = Files.createDirectory(folder.resolve("pack.yaml"));
        assertThatThrownBy(() -> SafeFile.write(inner, new byte[1]))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("pack.yaml")
                .hasMessageEndingWith("cannot be written: it is a folder");
    }

    @Test
    void aMissingFolderIsNamedAsTheReason() {
        assertThatThrownBy(() -> SafeFile.write(folder.resolve("none/a.yaml"), new byte[1]))
                .isInstanceOf(IOException.class)
                .hasMessageEndingWith("its folder does not exist");
    }
}
