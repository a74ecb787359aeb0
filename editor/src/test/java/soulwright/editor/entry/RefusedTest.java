package soulwright.editor.entry;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JLabel;
import javax.swing.JTextField;
import org.assertj.swing.edt.GuiActionRunner;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.editor.document.FileId;
import soulwright.editor.document.Project;
import soulwright.editor.document.TinyPack;
import soulwright.editor.widget.Look;
import soulwright.pack.Kind;
import soulwright.yaml.YamlText;

/** What cannot be written is told once, where it was typed, and what was typed stays there. */
class RefusedTest {
    private static final String ONE = """
            - id: mila
              name: Mila
              title: The Swift
            """;
    private static final String BROKEN = ONE + "- id: [";
    private static final String GONE = ONE.replace("mila", "lena") + ONE.replace("mila", "tara");

    @TempDir
    Path folder;

    private Project project;
    private FileId file;
    private PlainDesk desk;
    private EntryTab tab;

    @BeforeEach
    void open() {
        TinyPack pack = TinyPack.in(folder, "tiny").write("characters/all.yaml", ONE);
        file = pack.file("characters/all.yaml");
        GuiActionRunner.execute(() -> {
            project = pack.open();
            desk = new PlainDesk(project, Look.install(Look.Theme.LIGHT, 100));
            tab = new EntryScreens(desk)
                    .entry(project.outline()
                            .entries(Kind.CHARACTERS)
                            .findFirst()
                            .orElseThrow()
                            .name());
        });
    }

    private static Stream<Component> all(Container within) {
        return Stream.of(within.getComponents())
                .flatMap(part ->
                        part instanceof Container inner ? Stream.concat(Stream.of(part), all(inner)) : Stream.of(part));
    }

    private JTextField field(String name) {
        return all(tab.component())
                .filter(JTextField.class::isInstance)
                .map(JTextField.class::cast)
                .filter(field -> name.equals(field.getAccessibleContext().getAccessibleName()))
                .findFirst()
                .orElseThrow();
    }

    private List<String> notes() {
        return all(tab.component())
                .filter(part -> "not-written".equals(part.getName()))
                .map(part -> ((JLabel) part).getText())
                .toList();
    }

    private void type(String field, String text) {
        GuiActionRunner.execute(() -> field(field).setText(text));
    }

    private String text() {
        return project.text(file).orElseThrow().text();
    }

    private void becomes(String text) {
        GuiActionRunner.execute(() -> project.apply(
                Edit.of("Type", Change.of(file, project.text(file).orElseThrow(), YamlText.of(text))), this));
    }

    @Test
    void aRefusedEditIsToldOnceAtItsFieldAndStaysThere() {
        becomes(BROKEN);
        type("Name", "Mi");
        type("Name", "Mina");
        assertThat(text()).isEqualTo(BROKEN);
        assertThat(field("Name").getText()).isEqualTo("Mina");
        assertThat(desk.said).singleElement().asString().contains("was refused", "has a mistake");
        assertThat(notes()).singleElement().asString().contains("Not written");
    }

    @Test
    void whatIsWrittenMeanwhileTakesNothingAwayAndOnceItIsPossibleTypingGoesOn() {
        becomes(BROKEN);
        type("Name", "Mina");
        becomes(ONE + "- id: [[");
        assertThat(field("Name").getText()).isEqualTo("Mina");
        becomes(ONE);
        assertThat(field("Name").getText()).isEqualTo("Mina");
        type("Name", "Minna");
        assertThat(text()).isEqualTo(ONE.replace("name: Mila", "name: Minna"));
        assertThat(notes()).isEmpty();
    }

    @Test
    void anEntryThatIsGoneIsToldOnce() {
        becomes(GONE);
        type("Name", "Mi");
        type("Name", "Min");
        assertThat(desk.said).singleElement().asString().contains("no longer there");
        assertThat(text()).isEqualTo(GONE);
        assertThat(field("Name").getText()).isEqualTo("Min");
    }

    @Test
    void anotherReasonIsToldAgain() {
        becomes(BROKEN);
        type("Name", "Mi");
        becomes(GONE);
        type("Name", "Min");
        assertThat(desk.said).hasSize(2);
    }
}
