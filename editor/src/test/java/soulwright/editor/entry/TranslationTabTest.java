package soulwright.editor.entry;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.swing.Action;
import org.assertj.swing.edt.GuiActionRunner;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.document.FileId;
import soulwright.editor.document.Project;
import soulwright.editor.document.TinyPack;
import soulwright.editor.entry.lang.LangRow;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Look;

/** Translating in the tab of a language. Needs no window. */
class TranslationTabTest {
    private static final String GERMAN = "characters.mila.name: Mila\n";

    @TempDir
    Path folder;

    private TinyPack pack;
    private Project project;
    private FileId file;
    private PlainDesk desk;
    private TranslationTab tab;

    @BeforeEach
    void open() {
        pack = TinyPack.in(folder, "tiny").write("lang/de.yaml", GERMAN);
        file = pack.file("lang/de.yaml");
        GuiActionRunner.execute(() -> {
            project = pack.open();
            desk = new PlainDesk(project, Look.install(Look.Theme.LIGHT, 100));
            tab = new EntryScreens(desk).translations(file);
        });
    }

    private void act(Runnable action) {
        GuiActionRunner.execute(action::run);
    }

    private String text() {
        return project.text(file).orElseThrow().text();
    }

    private List<Object> column(int column) {
        return java.util.stream.IntStream.range(0, tab.table().table().getRowCount())
                .mapToObj(row -> tab.table().table().getValueAt(row, column))
                .toList();
    }

    private Command command(String name) {
        return tab.commands().stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theFirstTextIsChosenAndItsTranslationStandsInTheField() {
        assertThat(tab.title()).isEqualTo("German");
        assertThat(tab.table().chosen()).map(LangRow::key).contains("characters.mila.name");
        assertThat(tab.editor().area().getText()).isEqualTo("Mila");
        assertThat(column(2)).contains("Mila", "not translated");
    }

    @Test
    void typingWritesAtOnceAndIsOneStepBack() {
        act(() -> command("Next text").run());
        assertThat(tab.table().chosen()).map(LangRow::key).contains("characters.mila.title");
        act(() -> tab.editor().area().setText("D"));
        act(() -> tab.editor().area().setText("Die Schnelle"));
        assertThat(text()).isEqualTo(GERMAN + "characters.mila.title: Die Schnelle\n");
        assertThat(column(2)).contains("Die Schnelle");
        act(project::undo);
        assertThat(text()).isEqualTo(GERMAN);
        assertThat(tab.editor().area().getText()).isEmpty();
    }

    @Test
    void theOriginalCanBeTakenOver() {
        act(() -> {
            command("Next text").run();
            command("Take over the original").run();
        });
        assertThat(text()).contains("characters.mila.title: The Swift");
        assertThat(command("Next text").getValue(Action.ACCELERATOR_KEY)).isNotNull();
    }

    @Test
    void anotherOriginalIsSeenAtOnce() {
        FileId characters = pack.file("characters/all.yaml");
        act(() -> project.edit(
                characters,
                "Set title",
                text -> text.set(soulwright.yaml.YamlPath.ROOT.item(0).key("title"), "The Slow"),
                this));
        assertThat(column(1)).contains("The Slow").doesNotContain("The Swift");
    }

    @Test
    void whatCannotBeWrittenIsToldOnceAndStaysInTheField() {
        act(() -> project.edit(
                file,
                "Break",
                text -> new soulwright.yaml.Edited(soulwright.yaml.YamlText.of("a: ["), List.of()),
                this));
        assertThat(tab.editor().area().isEditable()).isFalse();
        act(() -> {
            tab.editor().area().setText("x");
            tab.editor().area().setText("xy");
        });
        assertThat(tab.editor().area().getText()).isEqualTo("xy");
        assertThat(desk.said).isEmpty();
        assertThat(text()).isEqualTo("a: [");
    }

    @Test
    void aLanguageWithoutAFileShowsAllThatIsMissing() {
        TranslationTab french =
                GuiActionRunner.execute(() -> new EntryScreens(desk).translations(pack.file("lang/fr.yaml")));
        assertThat(french.title()).isEqualTo("French");
        act(() -> french.editor().area().setText("Mila !"));
        assertThat(project.text(pack.file("lang/fr.yaml")).orElseThrow().text())
                .isEqualTo("characters.mila.name: Mila !\n");
        assertThat(Map.of("n", french.table().table().getRowCount()))
                .containsEntry("n", column(0).size());
    }
}
