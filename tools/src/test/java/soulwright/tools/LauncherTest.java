package soulwright.tools;

import static java.nio.file.attribute.PosixFilePermissions.fromString;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher script in a source tree of its own, with a Java and a Maven that only write down what they were told. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {
    private static final String JAVA = """
            #!/bin/sh
            case "$*" in
              -version) echo 'openjdk version "'"${FAKE_JAVA:-17.0.1}"'" 2021-10-19' >&2 ;;
              *ArchiveClassesAtExit*) ;;
              *) for word; do echo "<$word>"; done; exit "${FAKE_STATUS:-0}" ;;
            esac
            """;
    private static final String MAVEN = """
            #!/bin/sh
            echo built >>"$LOG"
            [ -z "${FAKE_FAILURE:-}" ] || { echo "[ERROR] $FAKE_FAILURE"; exit 1; }
            mkdir -p tools/target/quick/lib
            touch tools/target/quick/soulwright-tools.jar
            """;

    @TempDir
    private Path folder;

    private Path root;
    private Path bin;
    private Path log;

    @BeforeEach
    void layTheTree() throws IOException {
        root = folder.resolve("a tree with späces");
        bin = Files.createDirectories(folder.resolve("bin"));
        log = folder.resolve("log");
        Files.createFile(log);
        Files.createDirectories(root.resolve("tools/src/main"));
        Files.createDirectories(root.resolve("engine/src/main"));
        Files.createFile(root.resolve("pom.xml"));
        Files.createFile(root.resolve("tools/pom.xml"));
        Files.createFile(root.resolve("engine/src/main/Game.java"));
        executable(root.resolve("tools/soulwright"), Files.readString(Path.of("soulwright")));
        executable(bin.resolve("java"), JAVA);
        executable(bin.resolve("mvn"), MAVEN);
    }

    @Test
    void theFirstStartBuildsAndSaysSo() throws Exception {
        Started first = start(List.of("validate", "a pack")).finish();

        assertThat(first.err()).isEqualTo("Building Soulwright...\n");
        assertThat(first.out()).endsWith("<validate>\n<a pack>\n").contains("<-Dsoulwright.home=" + root.toRealPath());
        assertThat(builds()).isEqualTo(1);
    }

    @Test
    void theSecondStartOnlyRuns() throws Exception {
        start(List.of("list")).finish();
        Started second = start(List.of("list")).finish();

        assertThat(second.err()).isEmpty();
        assertThat(builds()).isEqualTo(1);
    }

    @Test
    void aChangedSourceIsBuiltAgain() throws Exception {
        start(List.of("list")).finish();
        Files.setLastModifiedTime(
                root.resolve("engine/src/main/Game.java"),
                FileTime.from(Instant.now().plusSeconds(5)));
        start(List.of("list")).finish();

        assertThat(builds()).isEqualTo(2);
    }

    @Test
    void itIsFoundThroughLinksFromAnywhere() throws Exception {
        Path link =
                Files.createSymbolicLink(folder.resolve("sw"), Path.of("bin/../a tree with späces/tools/soulwright"));
        Path linkToLink = Files.createSymbolicLink(bin.resolve("soulwright"), link);

        Started started = start(linkToLink, List.of()).finish();

        assertThat(started.status()).isZero();
        assertThat(started.out()).contains("<-Dsoulwright.home=" + root.toRealPath());
    }

    @Test
    void theStatusOfTheCommandIsPassedOn() throws Exception {
        assertThat(start(List.of("validate"), "FAKE_STATUS=1").finish().status())
                .isEqualTo(1);
    }

    @Test
    void aFailedBuildTellsItsReason() throws Exception {
        Started started = start(List.of("list"), "FAKE_FAILURE=Game.java:[3,4] ';' expected")
                .finish();

        assertThat(started.status()).isEqualTo(Exit.BROKEN);
        assertThat(started.out()).isEmpty();
        assertThat(started.err()).contains("  Game.java:[3,4] ';' expected").contains("the build failed");
        assertThat(start(List.of("list")).finish().status()).isZero();
    }

    @Test
    void anOldJavaIsRefusedByName() throws Exception {
        Started started = start(List.of("list"), "FAKE_JAVA=1.8.0_292").finish();

        assertThat(started.status()).isEqualTo(Exit.BROKEN);
        assertThat(started.err()).contains("Java 17 or newer is needed; java is version 1.");
    }

    @Test
    void twoFirstStartsAtOnceShareOneBuild() throws Exception {
        Started one = start(List.of("list"));
        Started other = start(List.of("list"));

        assertThat(one.finish().status()).isZero();
        assertThat(other.finish().status()).isZero();
        assertThat(builds()).isEqualTo(1);
    }

    @Test
    void theLockOfABuildThatDiedIsTakenOver() throws Exception {
        Path lock = Files.createDirectories(root.resolve("tools/target/lock"));
        Files.writeString(lock.resolve("pid"), "999999999\n");

        assertThat(start(List.of("list")).finish().status()).isZero();
        assertThat(lock).doesNotExist();
    }

    private long builds() throws IOException {
        return Files.readAllLines(log).size();
    }

    private Started start(List<String> args, String... variables) throws IOException {
        return start(root.resolve("tools/soulwright"), args, variables);
    }

    private Started start(Path script, List<String> args, String... variables) throws IOException {
        List<String> command = new ArrayList<>(List.of(script.toString()));
        command.addAll(args);
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().remove("JAVA_HOME");
        builder.environment().put("PATH", bin + ":/usr/bin:/bin");
        builder.environment().put("LOG", log.toString());
        for (String variable : variables) {
            String[] halves = variable.split("=", 2);
            builder.environment().put(halves[0], halves[1]);
        }
        Path out = Files.createTempFile(folder, "out", "");
        Path err = Files.createTempFile(folder, "err", "");
        return new Started(
                builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start(), out, err);
    }

    private static void executable(Path file, String text) throws IOException {
        Files.writeString(file, text);
        Files.setPosixFilePermissions(file, fromString("rwxr-xr-x"));
    }

    private record Started(Process process, Path outFile, Path errFile) {
        Started finish() throws InterruptedException {
            process.waitFor();
            return this;
        }

        int status() {
            return process.exitValue();
        }

        String out() throws IOException {
            return Files.readString(outFile);
        }

        String err() throws IOException {
            return Files.readString(errFile);
        }
    }
}
