package soulwright.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.swing.JTextField;
import javax.swing.JTree;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.diagnostic.Diagnostic;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.FileId;
import soulwright.pack.Kind;

/** From the library to the saved file, with the real window, mouse and keyboard. */
@OnADisplay
class AuthoringTest {
    @TempDir
    Path folder;

    private ShippedCopy pack;
    private DrivenStudio studio;

    @BeforeEach
    void open() throws IOException {
        pack = ShippedCopy.in(folder);
        studio = DrivenStudio.open(folder.resolve("user"), List.of(), List.of(pack.place()));
    }

    @AfterEach
    void close() {
        studio.close();
    }

    @Test
    void aFigureIsChangedMistakenTakenBackAndSavedAndOneLineIsAnother() throws IOException {
        openFromLibrary("mud crab");
        type("Attributes, Attack", "77");
        String changed = text();
        assertThat(changed).contains("attack: 77");

        type("Attributes, Attack", "many");
        studio.settle();
        assertThat(findings())
                .singleElement()
                .satisfies(found -> assertThat(found.message()).contains("attack"));
        assertThat(DrivenStudio.ask(
                        () -> studio.window().button("problems-count").text()))
                .contains("error");

        studio.ctrl(KeyEvent.VK_Z);
        studio.settle();
        assertThat(findings()).isEmpty();
        assertThat(text()).isEqualTo(changed);

        studio.press(KeyEvent.VK_S, InputEvent.CTRL_DOWN_MASK | InputEvent.SHIFT_DOWN_MASK);
        studio.await("the file", () -> studio.project().unsaved().isEmpty());
        Map<String, List<String>> changes = pack.changes();
        assertThat(changes).hasSize(1);
        assertThat(changes.values().iterator().next())
                .satisfiesExactly(
                        old -> assertThat(old).startsWith("-").contains("attack: "),
                        now -> assertThat(now).startsWith("+").contains("attack: 77"));
        studio.neverStalled();
    }

    private void openFromLibrary(String words) {
        studio.ctrl(KeyEvent.VK_P);
        studio.enter(words);
        studio.find("library-filter", JTextField.class);
        studio.press(KeyEvent.VK_ENTER, 0);
        studio.find("library", JTree.class);
    }

    private void type(String field, String text) {
        JTextComponent found = studio.called(field, JTextComponent.class);
        studio.robot().click(found);
        studio.act(found::selectAll);
        studio.enter(text);
        studio.press(KeyEvent.VK_ENTER, 0);
    }

    private String text() {
        return DrivenStudio.ask(
                () -> studio.project().text(file()).orElseThrow().text());
    }

    private List<Diagnostic> findings() {
        return DrivenStudio.ask(() -> studio.project().findings(file()));
    }

    private FileId file() {
        EntryName crab = new EntryName(Kind.MONSTERS, "soul-master:mud-crab");
        return studio.project().outline().entry(crab).orElseThrow().file();
    }
}
