package soulwright.editor.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.yaml.YamlPath;

/** Whatever hinders saving, a file on disk is the old one or the new one, and what was not saved is still here. */
class SavingInTroubleTest {
    /** Long enough for a file to be seen half written, if that could be. */
    private static final String LONG =
            TinyPack.CHARACTERS + "# so long a line that goes on and on and on\n".repeat(5_000);

    @TempDir
    Path folder;

    private TinyPack pack;
    private Path path;

    @BeforeEach
    void write() {
        pack = TinyPack.in(folder, "tiny").write("characters/all.yaml", LONG);
        path = pack.folder().resolve("characters/all.yaml");
    }

    private static String named(String name) {
        return LONG.replace("name: Mila", "name: " + name);
    }

    private SaveReport save(Project project) {
        List<SaveReport> reports = new ArrayList<>();
        project.save(project.unsaved(), reports::add);
        return reports.get(0);
    }

    private void mayBeWritten(Path what, boolean writable) {
        assertThat(what.toFile().setWritable(writable)).isTrue();
        assumeThat(Files.isWritable(what))
                .as("the test runs as one who may write everywhere")
                .isEqualTo(writable);
    }

    /** The file, or the folder that it lies in. */
    @ParameterizedTest
    @ValueSource(strings = {"characters/all.yaml", "characters"})
    void whatIsWriteProtectedIsToldAndSavedOnceItIsNoLonger(String what) {
        Project project = pack.open();
        project.edit(pack.file("characters/all.yaml"), "Name", text -> text.set(YamlPath.of(0, "name"), "Lea"), this);
        Path locked = pack.folder().resolve(what);
        mayBeWritten(locked, false);
        assertThat(save(project).failed())
                .singleElement()
                .satisfies(failure -> assertThat(failure.reason()).contains("all.yaml", "write-protected"));
        assertThat(pack.read("characters/all.yaml")).isEqualTo(LONG);
        assertThat(project.unsaved()).containsExactly(pack.file("characters/all.yaml"));
        mayBeWritten(locked, true);
        assertThat(save(project).saved()).hasSize(1);
        assertThat(pack.read("characters/all.yaml")).isEqualTo(named("Lea"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 9})
    void killedWhileItSavesItLeavesTheOldOrTheNewFile(int afterSaves) throws IOException, InterruptedException {
        Process program = program("", 1_000_000);
        try (BufferedReader said = said(program)) {
            for (int time = 0; time < afterSaves; time++) {
                assertThat(said.readLine()).isEqualTo("saved");
            }
        } finally {
            program.destroyForcibly().waitFor();
        }
        String now = Files.readString(path);
        String name = now.lines().skip(2).findFirst().orElseThrow().replace("  name: ", "");
        assertThat(name).startsWith("Lea ");
        assertThat(now.equals(named(name))).as("a whole file").isTrue();
        assertThat(pack.open().load().orElseThrow().findings()).isEmpty();
    }

    /** The system takes no more than some kilobytes for a file, as if the disk were full. */
    @Test
    void onAFullDiskTheFileStaysAsItWasAndThatIsSaid() throws IOException, InterruptedException {
        Process program = program("ulimit -f 8 && ", 2);
        try (BufferedReader said = said(program)) {
            List<String> lines = said.lines().toList();
            assertThat(lines).hasSize(4);
            assertThat(lines.get(0)).startsWith("failed: ").contains("all.yaml", "cannot be written");
            assertThat(lines.get(1)).isEqualTo("unsaved");
        }
        assertThat(program.waitFor()).isZero();
        assertThat(Files.readString(path).equals(LONG)).isTrue();
        try (Stream<Path> beside = Files.list(path.getParent())) {
            assertThat(beside).containsExactly(path);
        }
    }

    private static BufferedReader said(Process program) {
        return new BufferedReader(new InputStreamReader(program.getInputStream(), StandardCharsets.UTF_8));
    }

    /** @param before what the shell does first */
    private Process program(String before, int times) throws IOException {
        assumeThat(Files.isExecutable(Path.of("/bin/sh")))
                .as("there is no shell")
                .isTrue();
        return new ProcessBuilder(
                        "/bin/sh",
                        "-c",
                        before + "exec \"$@\"",
                        "sh",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:-UsePerfData",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        SavingProgram.class.getName(),
                        pack.place(),
                        String.valueOf(times))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }
}
