package soulwright.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.yaml.YamlPath;

class RecoveryTest {
    @TempDir
    Path folder;

    private TinyPack pack;
    private FileId file;

    @BeforeEach
    void pack() {
        pack = TinyPack.in(folder.resolve("packs"), "tiny");
        file = pack.file("characters/all.yaml");
    }

    @Test
    void whatWasUnsavedWhenTheStudioCrashedIsThereAgain() throws IOException {
        crashAfterRenaming("Lea");
        Project next = empty();
        Recovery recovery = recovery(next);
        List<Recovery.Left> left = recovery.found();
        assertThat(left)
                .singleElement()
                .satisfies(one -> assertThat(one.lost().files())
                        .extracting(Lost.LostFile::file)
                        .containsExactly(file));
        recovery.restore(left.get(0), problems -> assertThat(problems).isEmpty());
        assertThat(next.text(file).orElseThrow().text()).contains("name: Lea");
        assertThat(next.unsaved()).containsExactly(file);
        assertThat(next.isForeign(file)).isFalse();
        next.undo();
        assertThat(next.text(file).orElseThrow().text()).isEqualTo(TinyPack.CHARACTERS);
        assertThat(recovery(empty()).found()).isEmpty();
    }

    @Test
    void whereTheFileHasChangedSinceItIsAskedWhichTextCounts() throws IOException {
        crashAfterRenaming("Lea");
        pack.write("characters/all.yaml", TinyPack.CHARACTERS.replace("Mila", "Rena"));
        Project next = empty();
        Recovery recovery = recovery(next);
        recovery.restore(recovery.found().get(0), problems -> {});
        assertThat(next.isForeign(file)).isTrue();
        assertThat(next.theirs(file).orElseThrow().text()).contains("Rena");
    }

    @Test
    void nothingIsLeftOfAStudioThatEndsAsItShould() throws IOException {
        Project project = pack.open();
        Recovery recovery = recovery(project);
        rename(project, "Lea");
        recovery.keep();
        assertThat(files()).isNotEmpty();
        recovery.end();
        assertThat(files()).isEmpty();
    }

    @Test
    void nothingIsKeptOfWhatIsSaved() throws IOException {
        Project project = pack.open();
        Recovery recovery = recovery(project);
        rename(project, "Lea");
        recovery.keep();
        project.save(project.unsaved(), report -> {});
        recovery.keep();
        assertThat(files()).isEmpty();
    }

    @Test
    void aStudioThatStillRunsHasLeftNothing() throws IOException {
        Project project = pack.open();
        Recovery running = recovery(project);
        rename(project, "Lea");
        running.keep();
        assertThat(recovery(empty()).found()).isEmpty();
        assertThat(running.found()).isEmpty();
        running.end();
    }

    @Test
    void aDamagedFileIsNoReasonToFail() throws IOException {
        Files.createDirectories(folder.resolve("lost"));
        Files.writeString(folder.resolve("lost/1.unsaved"), "{ \"packs\": [");
        assertThat(recovery(empty()).found()).isEmpty();
    }

    @Test
    void whatCannotBeReadHidesNothingElse() throws IOException {
        crashAfterRenaming("Lea");
        Files.createDirectory(folder.resolve("lost/0.unsaved"));
        assertThat(recovery(empty()).found()).hasSize(1);
    }

    /** What a crash leaves behind is the file without its lock. */
    private void crashAfterRenaming(String name) throws IOException {
        Project project = pack.open();
        Recovery recovery = recovery(project);
        rename(project, name);
        recovery.keep();
        byte[] kept = Files.readAllBytes(folder.resolve("lost/1.unsaved"));
        recovery.end();
        Files.write(folder.resolve("lost/1.unsaved"), kept);
    }

    private void rename(Project project, String name) {
        project.edit(file, "Rename", text -> text.set(YamlPath.of(0, "name"), name), this);
    }

    private Recovery recovery(Project project) {
        return new Recovery(folder.resolve("lost"), project, Threads.immediate());
    }

    private static Project empty() {
        return new Project(Project.finder(List.of()), Threads.immediate());
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("lost"))) {
            return files.toList();
        }
    }
}
