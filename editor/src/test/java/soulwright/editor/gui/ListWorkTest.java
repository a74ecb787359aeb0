package soulwright.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JTabbedPane;
import javax.swing.JTextField;
import javax.swing.JTree;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.FileId;
import soulwright.editor.widget.EmptyState;
import soulwright.editor.widget.Paragraph;
import soulwright.pack.Kind;
import soulwright.yaml.Edited;
import soulwright.yaml.YamlText;

/** Whoever works in a list of entries needs no mouse to go on, and is told what happens out of his sight. */
@OnADisplay
class ListWorkTest {
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
    void theFirstOfAKindIsNamedAtOnceAndSavedFromItsList() throws IOException {
        list(Kind.CAMPAIGNS);
        EmptyState nothing = studio.first(EmptyState.class);
        studio.click(studio.robot().finder().findByType(nothing, JButton.class));
        studio.await("the keyboard in the field of the name", () -> "Name".equals(heard()));
        studio.press(KeyEvent.VK_A, InputEvent.CTRL_DOWN_MASK);
        studio.enter("Salt Flats");
        studio.settle();
        JTabbedPane tabs = studio.find("tabs", JTabbedPane.class);
        String title = DrivenStudio.ask(() -> tabs.getTitleAt(tabs.getSelectedIndex()));
        assertThat(title).startsWith("● ");
        FileId file =
                DrivenStudio.ask(() -> studio.project().unsaved().iterator().next());
        studio.ctrl(KeyEvent.VK_S);
        studio.await("the file", () -> studio.project().unsaved().isEmpty());
        assertThat(Files.readString(pack.folder().resolve(file.path()))).contains("Salt Flats");
    }

    @Test
    void theKeyboardStaysWhereThingsAreAddedToAList() {
        studio.act(() -> studio.desk().openEntry(new EntryName(Kind.MONSTERS, "soul-master:mud-crab")));
        JTextField add = studio.called("Add to Habitat", JTextField.class);
        studio.keyboardTo(add);
        for (String land : List.of("forest", "jungle")) {
            studio.enter(land);
            studio.press(KeyEvent.VK_ENTER, 0);
            studio.await("an empty field", () -> add.getText().isEmpty());
            assertThat(DrivenStudio.ask(add::isFocusOwner)).isTrue();
        }
        assertThat(text("monsters/water-basic.yaml")).contains("forest, jungle");
    }

    @Test
    void whatIsUndoneOutOfSightIsSaid() {
        list(Kind.ITEMS);
        studio.press(KeyEvent.VK_INSERT, 0);
        list(Kind.TERRAINS);
        studio.ctrl(KeyEvent.VK_Z);
        assertThat(said()).startsWith("Undone: ").contains(", in items/");
        studio.ctrl(KeyEvent.VK_Y);
        assertThat(said()).startsWith("Done again: ").contains(", in items/");
        list(Kind.ITEMS);
        studio.ctrl(KeyEvent.VK_Z);
        assertThat(said()).startsWith("Undone: ").doesNotContain(" in items/");
    }

    @Test
    void aSearchThatFindsNothingFoldsNothing() {
        JTree library = studio.find("library", JTree.class);
        int rows = DrivenStudio.ask(library::getRowCount);
        assertThat(rows).isGreaterThan(1);
        studio.ctrl(KeyEvent.VK_P);
        studio.enter("zzzz");
        studio.await("nothing", () -> library.getRowCount() < rows);
        studio.press(KeyEvent.VK_A, InputEvent.CTRL_DOWN_MASK);
        studio.press(KeyEvent.VK_DELETE, 0);
        studio.await("the same as before", () -> library.getRowCount() == rows);
    }

    @Test
    void aLongNoticeAboveAFormTakesMoreLinesAndNoMoreRoom() {
        EntryName crab = new EntryName(Kind.MONSTERS, "soul-master:mud-crab");
        studio.act(() -> studio.desk().openEntry(crab));
        studio.act(() -> studio.project()
                .edit(
                        new FileId(pack.place(), "monsters/water-basic.yaml"),
                        "Break",
                        text -> new Edited(YamlText.of(text.text() + "\n- [\n"), List.of()),
                        this));
        studio.settle();
        Paragraph notice = studio.first(Paragraph.class);
        String words = DrivenStudio.ask(() -> notice.getText());
        assertThat(words).contains("mistake");
        int least = DrivenStudio.ask(() -> notice.getParent().getMinimumSize().width);
        assertThat(least).isLessThan(400);
    }

    private void list(Kind kind) {
        studio.act(() -> studio.desk().openKind(studio.project().packs().get(0), kind));
        studio.settle();
    }

    private static String heard() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        return owner == null ? "" : owner.getAccessibleContext().getAccessibleName();
    }

    private String said() {
        JLabel message = studio.find("message", JLabel.class);
        return DrivenStudio.ask(() -> message.getText());
    }

    private String text(String path) {
        return DrivenStudio.ask(() -> studio.project()
                .text(new FileId(pack.place(), path))
                .orElseThrow()
                .text());
    }
}
