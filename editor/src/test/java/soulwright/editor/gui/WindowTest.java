package soulwright.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JLayeredPane;
import javax.swing.JMenuItem;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.JTree;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.document.FileId;
import soulwright.editor.document.TinyPack;
import soulwright.editor.widget.Look.Theme;
import soulwright.pack.Kind;
import soulwright.yaml.YamlPath;

@OnADisplay
class WindowTest {
    @TempDir
    Path folder;

    private TinyPack pack;
    private FileId file;
    private DrivenStudio studio;

    @BeforeEach
    void open() {
        pack = TinyPack.in(folder, "tiny");
        file = pack.file("characters/all.yaml");
        studio = DrivenStudio.open(folder.resolve("user"), List.of(), List.of(pack.place()));
    }

    @AfterEach
    void close() {
        studio.close();
    }

    @Test
    void whatIsPreparedAtTheStartLeavesNothingBehind() {
        assertThat(DrivenStudio.ask(() -> studio.project().undoName())).isEmpty();
        assertThat(DrivenStudio.ask(() -> studio.project().unsaved())).isEmpty();
        JLayeredPane layers = ((JFrame) studio.window().target()).getLayeredPane();
        assertThat(DrivenStudio.ask(() -> List.of(layers.getComponents()))).allMatch(part -> part.getX() >= 0);
    }

    @Test
    void undoAndSaveWorkByTheirKeysWhereverTheKeyboardIs() {
        rename("Lea");
        studio.ctrl(KeyEvent.VK_Z);
        assertThat(now()).isEqualTo(TinyPack.CHARACTERS);
        studio.ctrl(KeyEvent.VK_Y);
        assertThat(now()).contains("Lea");
        studio.press(KeyEvent.VK_S, InputEvent.CTRL_DOWN_MASK | InputEvent.SHIFT_DOWN_MASK);
        studio.await("the file", () -> !studio.project().isUnsaved(file));
        assertThat(pack.read("characters/all.yaml")).isEqualTo(TinyPack.CHARACTERS.replace("Mila", "Lea"));
        studio.neverStalled();
    }

    @Test
    void anEntryIsAddedFromTheMenuOfItsKind() {
        JTree tree = studio.find("library", JTree.class);
        int row = DrivenStudio.ask(() -> IntStream.range(0, tree.getRowCount())
                .filter(line -> tree.getPathForRow(line)
                        .getLastPathComponent()
                        .toString()
                        .matches("LibraryNode.target=KindTarget.*kind=MONSTERS.*"))
                .findFirst()
                .orElseThrow());
        studio.keyboardTo(tree);
        studio.act(() -> tree.setSelectionRow(row));
        studio.press(KeyEvent.VK_F10, InputEvent.SHIFT_DOWN_MASK);
        JMenuItem add = studio.called("New entry", JMenuItem.class);
        studio.act(add::doClick);
        studio.await(
                "a monster",
                () -> studio.project().outline().entries(Kind.MONSTERS).count() == 1);
        assertThat(studio.window().target().getTitle()).startsWith("Monsters");
    }

    @Test
    void whereNothingIsOpenNothingIsCalledWithoutProblems() {
        JButton problems = studio.find("problems-count", JButton.class);
        studio.act(
                () -> studio.project().close(studio.project().packs().iterator().next()));
        studio.find("library-empty", JComponent.class);
        studio.settle();
        assertThat(DrivenStudio.ask(problems::isVisible)).isFalse();
    }

    @Test
    void theLibraryIsFilteredAndWalkedThroughByKeys() {
        studio.ctrl(KeyEvent.VK_P);
        studio.enter("tomas");
        JTree tree = studio.find("library", JTree.class);
        assertThat(DrivenStudio.ask(tree::getRowCount)).isEqualTo(3);
        studio.press(KeyEvent.VK_DOWN, 0);
        assertThat(DrivenStudio.ask(tree::isFocusOwner)).isTrue();
        studio.ctrl(KeyEvent.VK_P);
        studio.press(KeyEvent.VK_ESCAPE, 0);
        String filter = DrivenStudio.ask(studio.find("library-filter", JTextField.class)::getText);
        assertThat(filter).isEmpty();
        studio.neverStalled();
    }

    @Test
    void aMistakeIsCountedAndListedAsSoonAsItIsMade() {
        studio.choose("View", "Problems");
        studio.act(() -> studio.project().edit(file, "Break", text -> text.set(YamlPath.of(0, "name"), 5), this));
        studio.settle();
        JTable problems = studio.find("problems", JTable.class);
        assertThat(DrivenStudio.ask(problems::getRowCount)).isEqualTo(1);
        assertThat(DrivenStudio.ask(() -> problems.getTableHeader().isShowing()))
                .isTrue();
        assertThat(DrivenStudio.ask(
                        () -> studio.window().button("problems-count").text()))
                .contains("1 error");
        studio.ctrl(KeyEvent.VK_Z);
        studio.settle();
        assertThat(DrivenStudio.ask(problems::getRowCount)).isZero();
    }

    @Test
    void aCommandIsFoundByItsName() {
        studio.press(KeyEvent.VK_P, InputEvent.CTRL_DOWN_MASK | InputEvent.SHIFT_DOWN_MASK);
        studio.find("command-search", JTextField.class);
        studio.enter("dark theme");
        studio.press(KeyEvent.VK_ENTER, 0);
        studio.await("the theme", () -> studio.desk().look().theme() == Theme.DARK);
        studio.act(() -> studio.desk().look().theme(Theme.LIGHT));
    }

    @Test
    void everythingIsZoomedByKeysAndStaysSoNextTime() {
        studio.ctrl(KeyEvent.VK_EQUALS);
        studio.ctrl(KeyEvent.VK_EQUALS);
        assertThat(DrivenStudio.ask(() -> studio.desk().look().zoom())).isEqualTo(150);
        studio.await("the preferences", () -> Files.exists(folder.resolve("user/studio.json")));
        studio.ctrl(KeyEvent.VK_0);
        assertThat(DrivenStudio.ask(() -> studio.desk().look().zoom())).isEqualTo(100);
    }

    @Test
    void homeFollowsThemeAndZoomAlsoWhileItIsClosed() {
        JComponent home = studio.find("home", JComponent.class);
        int small = DrivenStudio.ask(() -> home.getFont().getSize());
        studio.closeTabs();
        studio.act(() -> studio.desk().look().theme(Theme.DARK));
        studio.act(() -> studio.desk().look().zoom(200));
        studio.act(() -> studio.desk().home());
        studio.find("home", JComponent.class);
        assertThat(DrivenStudio.ask(home::getBackground)).isEqualTo(UIManager.getColor("ScrollPane.background"));
        assertThat(DrivenStudio.ask(() -> home.getFont().getSize())).isEqualTo(2 * small);
        studio.act(() -> studio.desk().look().theme(Theme.LIGHT));
        studio.act(() -> studio.desk().look().zoom(100));
    }

    private void rename(String name) {
        studio.act(() -> studio.project().edit(file, "Rename", text -> text.set(YamlPath.of(0, "name"), name), this));
    }

    private String now() {
        return DrivenStudio.ask(() -> studio.project().text(file).orElseThrow().text());
    }
}
