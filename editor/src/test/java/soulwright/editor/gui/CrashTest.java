package soulwright.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.document.FileId;
import soulwright.editor.document.Project;
import soulwright.editor.document.Recovery;
import soulwright.editor.document.Threads;
import soulwright.editor.document.TinyPack;
import soulwright.yaml.YamlPath;

/** What a Studio that crashed had not saved is offered by the next one. */
@OnADisplay
class CrashTest {
    @TempDir
    Path folder;

    private TinyPack pack;
    private FileId file;
    private DrivenStudio studio;

    @BeforeEach
    void open() throws IOException {
        pack = TinyPack.in(folder, "tiny");
        file = pack.file("characters/all.yaml");
        crash();
        studio = DrivenStudio.open(folder.resolve("user"), List.of(), List.of());
    }

    @AfterEach
    void close() {
        studio.close();
    }

    private Path unsaved() {
        return folder.resolve("user/unsaved");
    }

    /** What a crash leaves behind is the file without its lock. */
    private void crash() throws IOException {
        Project project = pack.open();
        Recovery recovery = new Recovery(unsaved(), project, Threads.immediate());
        project.edit(file, "Rename", text -> text.set(YamlPath.of(0, "name"), "Lea"), this);
        recovery.keep();
        byte[] kept = Files.readAllBytes(unsaved().resolve("1.unsaved"));
        recovery.end();
        Files.write(unsaved().resolve("1.unsaved"), kept);
    }

    private JButton button(String name) {
        return studio.called(name, JButton.class);
    }

    private boolean isOffered() {
        return !studio.robot()
                .finder()
                .findAll(component ->
                        component instanceof JButton button && "Restore".equals(button.getText()) && button.isShowing())
                .isEmpty();
    }

    @Test
    void changesAreRestoredAsOneEditThatCanBeUndone() {
        studio.robot().click(button("Restore"));
        studio.await("the pack", () -> studio.project().isUnsaved(file));
        assertThat(text()).contains("name: Lea");
        studio.await("the home screen", () -> !isOffered());
        studio.settle();
        studio.act(() -> studio.project().undo());
        assertThat(text()).isEqualTo(TinyPack.CHARACTERS);
    }

    @Test
    void changesAreDiscardedForGood() throws IOException {
        studio.robot().click(button("Discard"));
        studio.settle();
        assertThat(DrivenStudio.ask(this::isOffered)).isFalse();
        try (Stream<Path> left = Files.list(unsaved())) {
            assertThat(left.filter(path -> path.toString().endsWith("1.unsaved")))
                    .as("what the crash had left")
                    .isEmpty();
        }
        assertThat(pack.read("characters/all.yaml")).isEqualTo(TinyPack.CHARACTERS);
    }

    private String text() {
        return DrivenStudio.ask(() -> studio.project().text(file).orElseThrow().text());
    }
}
