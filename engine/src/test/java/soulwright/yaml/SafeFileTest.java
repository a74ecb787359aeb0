package soulwright.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
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
    void aNewFileIsAsOpenAsOthersAreWhateverItsFolderIs() throws IOException {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
        Path usual = file("usual.yaml", "");
        SafeFile.write(folder.resolve("new.yaml"), new byte[0]);
        assertThat(Files.getPosixFilePermissions(folder.resolve("new.yaml")))
                .isEqualTo(Files.getPosixFilePermissions(usual));
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

    @Test
    void aFileWhereAFolderShouldBeIsNamedAsTheReason() throws IOException {
        Path file = file("plain", "old");
        assertThatThrownBy(() -> SafeFile.write(file.resolve("deep/a.yaml"), new byte[1]))
                .hasMessageEndingWith("cannot be written: \"" + file + "\" is no folder");
        assertThatThrownBy(() -> SafeFile.makeFolder(file.resolve("deep/er")))
                .hasMessage("no folder can be made at \"%s\": \"%s\" is no folder", file.resolve("deep/er"), file);
        assertThat(file).hasContent("old");
    }

    @Test
    void aFolderIsMadeWithThoseAroundItUnlessItIsThere() throws IOException {
        SafeFile.makeFolder(folder.resolve("a/b"));
        SafeFile.makeFolder(folder.resolve("a/b"));
        assertThat(folder.resolve("a/b")).isEmptyDirectory();
    }

    @Test
    void anInterruptedSaveLeavesTheOldFileWholeAndNothingBeside() throws IOException {
        Path file = file("a.yaml", "old");
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> SafeFile.write(file, "new".getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(IOException.class)
                .hasMessageEndingWith("saving was interrupted");
        assertThat(Thread.interrupted()).isTrue();
        assertThat(file).hasContent("old");
        assertThat(folder.toFile().list()).containsExactly("a.yaml");
    }

    @Test
    void whatACrashLeftBesideIsNoHindrance() throws IOException {
        Path file = file("a.yaml", "old");
        file(".saving-1.tmp", "ne");
        SafeFile.write(file, "new".getBytes(StandardCharsets.UTF_8));
        assertThat(file).hasContent("new");
    }

    @Test
    void whatACrashLeftBesideIsTakenAwayUnlessSomebodyMayStillWriteIt() throws IOException {
        FileTime longAgo = FileTime.fromMillis(0);
        Files.setLastModifiedTime(file(".saving-1.tmp", "ne"), longAgo);
        file(".saving-2.tmp", "just begun");
        Path written = file(".saving-3.tmp", "slowly");
        try (FileChannel channel = FileChannel.open(written, StandardOpenOption.WRITE)) {
            channel.lock();
            Files.setLastModifiedTime(written, longAgo);
            SafeFile.write(folder.resolve("a.yaml"), new byte[1]);
        }
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder(".saving-2.tmp", ".saving-3.tmp", "a.yaml");
    }

    @Test
    void aFileIsReadAsFarAsItMayBeLong() throws IOException {
        Path file = file("a.yaml", "four");
        assertThat(SafeFile.read(file, 4)).hasSize(4);
        assertThatThrownBy(() -> SafeFile.read(file, 3)).hasMessage("it is too large");
        assertThatThrownBy(() -> SafeFile.read(folder, 3)).hasMessage("it is a folder");
        assertThatThrownBy(() -> SafeFile.read(folder.resolve("b"), 3)).hasMessage("there is no such file");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whatHasNoEndOrNoBeginningIsNotRead() throws Exception {
        assertThatThrownBy(() -> SafeFile.read(Path.of("/dev/zero"), 3)).hasMessage("it is no ordinary file");
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        assertThatThrownBy(() -> SafeFile.read(pipe, 3)).hasMessage("it is no ordinary file");
    }

    @Test
    void aNameAsLongAsNamesMayBeIsNoHindrance() throws IOException {
        Path file = file("a".repeat(250) + ".yaml", "old");
        SafeFile.write(file, "new".getBytes(StandardCharsets.UTF_8));
        assertThat(file).hasContent("new");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aDeviceIsNotReplaced() {
        assertThatThrownBy(() -> SafeFile.write(Path.of("/dev/null"), new byte[1]))
                .isInstanceOf(IOException.class)
                .hasMessageEndingWith("it is no ordinary file");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void linksAreFollowedToWhereNothingIsYet() throws IOException {
        Path first = Files.createSymbolicLink(folder.resolve("first.yaml"), Path.of("second.yaml"));
        Path second = Files.createSymbolicLink(folder.resolve("second.yaml"), Path.of("real.yaml"));
        SafeFile.write(first, "new".getBytes(StandardCharsets.UTF_8));
        assertThat(second).isSymbolicLink();
        assertThat(folder.resolve("real.yaml")).hasContent("new");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void linksInACircleAreRefused() throws IOException {
        Path first = Files.createSymbolicLink(folder.resolve("first.yaml"), Path.of("second.yaml"));
        Files.createSymbolicLink(folder.resolve("second.yaml"), Path.of("first.yaml"));
        assertThatThrownBy(() -> SafeFile.write(first, new byte[1]))
                .isInstanceOf(IOException.class)
                .hasMessageEndingWith("its links lead in a circle");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aReadOnlyFolderIsNamedAsTheReason() throws IOException {
        Path file = file("a.yaml", "old");
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-xr-xr-x"));
        assumeFalse(Files.isWritable(folder), "the test runs as one who may write everywhere");
        assertThatThrownBy(() -> SafeFile.write(file, new byte[1]))
                .isInstanceOf(IOException.class)
                .hasMessageEndingWith("its folder is write-protected");
        assertThat(file).hasContent("old");
    }
}
