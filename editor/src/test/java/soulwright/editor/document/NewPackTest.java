package soulwright.editor.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NewPackTest {
    @TempDir
    Path folder;

    private NewPack pack(Map<String, String> depends) {
        return new NewPack(folder.resolve("mine"), "mine", "Mine: \"all\"", depends);
    }

    @Test
    void whatIsWrittenIsAPackWithoutFindings() throws IOException {
        TinyPack tiny = TinyPack.in(folder, "tiny");
        NewPack mine = pack(Map.of("tiny", NewPack.from("1.2.3")));
        mine.write();
        Project project = new Project(Project.finder(List.of()), Threads.immediate());
        project.open(
                List.of(tiny.place(), mine.folder().toString()),
                problems -> assertThat(problems).isEmpty());
        assertThat(project.outline().packs()).extracting(PackOutline::name).contains("Mine: \"all\"");
        assertThat(Files.readString(mine.folder().resolve("pack.yaml")))
                .contains("tiny")
                .contains(">=1.2 <2.0");
    }

    @Test
    void nothingThatIsThereIsOverwritten() throws IOException {
        pack(Map.of()).write();
        assertThat(pack(Map.of()).whyNot()).isPresent();
        assertThatThrownBy(() -> pack(Map.of()).write())
                .isInstanceOf(IOException.class)
                .hasMessageContaining("already");
        assertThat(new NewPack(folder.resolve("other"), "Not An Id", "Other", Map.of()).whyNot())
                .isPresent();
    }
}
