package soulwright.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.JTree;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.document.FileId;
import soulwright.editor.document.TinyPack;
import soulwright.editor.widget.Look;
import soulwright.yaml.YamlPath;

/** A file that is unsaved here is changed by somebody else: the user sees it, compares, and decides. */
@OnADisplay
class ChangedOutsideTest {
    private static final String THEIRS = TinyPack.CHARACTERS.replace("Tomas", "Timo");

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
        studio.act(() -> studio.desk().openText(file));
        studio.act(() -> studio.project().edit(file, "Rename", text -> text.set(YamlPath.of(0, "name"), "Lea"), this));
    }

    @AfterEach
    void close() {
        studio.close();
    }

    private void changeOutside() {
        pack.write("characters/all.yaml", THEIRS);
        studio.find("changed-outside", JPanel.class);
    }

    private String text() {
        return DrivenStudio.ask(() -> studio.project().text(file).orElseThrow().text());
    }

    private void awaitNoBar() {
        studio.await("no bar", () -> !isThere(component -> "changed-outside".equals(component.getName())));
    }

    private boolean isThere(Predicate<Component> wanted) {
        return !studio.robot()
                .finder()
                .findAll(component -> component.isShowing() && wanted.test(component))
                .isEmpty();
    }

    @Test
    void bothTextsAreComparedAndTheUsersCounts() {
        changeOutside();
        studio.robot().click(studio.called("Compare", JButton.class));
        String left = DrivenStudio.ask(() -> area("Your text"));
        String right = DrivenStudio.ask(() -> area("Text on disk"));
        assertThat(left).contains("Lea").contains("Tomas");
        assertThat(right).contains("Mila").contains("Timo");
        studio.robot().click(inDialog("Keep mine"));
        awaitNoBar();
        assertThat(text()).contains("Lea");
        studio.keyboardTo(studio.find("library", JTree.class));
        studio.ctrl(KeyEvent.VK_S);
        studio.await("the file", () -> !studio.project().isUnsaved(file));
        assertThat(pack.read("characters/all.yaml")).isEqualTo(TinyPack.CHARACTERS.replace("Mila", "Lea"));
    }

    @Test
    void theComparisonFitsTheScreenAtAnyZoom() {
        studio.act(() -> studio.desk().look().zoom(Look.MOST_ZOOM));
        changeOutside();
        studio.robot().click(studio.called("Compare", JButton.class));
        JButton keep = inDialog("Keep mine");
        Rectangle screen =
                DrivenStudio.ask(() -> keep.getGraphicsConfiguration().getBounds());
        Rectangle dialog = DrivenStudio.ask(() -> keep.getTopLevelAncestor().getBounds());
        Rectangle button = DrivenStudio.ask(() -> new Rectangle(keep.getLocationOnScreen(), keep.getSize()));
        assertThat(screen.intersection(dialog)).isEqualTo(dialog);
        assertThat(dialog.intersection(button)).isEqualTo(button);
        studio.robot().click(keep);
        studio.act(() -> studio.desk().look().zoom(Look.LEAST_ZOOM));
    }

    private String area(String name) {
        return studio
                .robot()
                .finder()
                .findAll(component -> component instanceof JTextArea area
                        && area.isShowing()
                        && name.equals(area.getAccessibleContext().getAccessibleName()))
                .stream()
                .map(component -> ((JTextArea) component).getText())
                .findFirst()
                .orElse("");
    }

    private JButton inDialog(String words) {
        return (JButton) studio.robot()
                .finder()
                .find(component -> component instanceof JButton button
                        && words.equals(button.getText())
                        && button.isShowing()
                        && button.getTopLevelAncestor() instanceof JDialog);
    }

    @Test
    void theTextOnDiskCountsAndUndoingBringsBackTheUsers() {
        changeOutside();
        studio.robot().click(studio.called("Take theirs", JButton.class));
        awaitNoBar();
        assertThat(text()).isEqualTo(THEIRS);
        studio.ctrl(KeyEvent.VK_Z);
        assertThat(text()).contains("Lea");
    }

    @Test
    void savingAsksBeforeItReplacesWhatSomebodyElseWrote() {
        changeOutside();
        studio.ctrl(KeyEvent.VK_S);
        studio.await("a question", () -> isThere(component -> component instanceof JDialog));
        assertThat(pack.read("characters/all.yaml")).isEqualTo(THEIRS);
        studio.robot().click(inDialog("Decide later"));
        studio.settle();
        assertThat(pack.read("characters/all.yaml")).isEqualTo(THEIRS);
        assertThat(DrivenStudio.ask(() -> studio.project().isUnsaved(file))).isTrue();
    }

    @Test
    void aFileThatNobodyChangesHereFollowsWhatHappensOutside() {
        studio.ctrl(KeyEvent.VK_Z);
        pack.write("characters/all.yaml", THEIRS);
        studio.await(
                "the other text",
                () -> studio.project().text(file).orElseThrow().text().equals(THEIRS));
        assertThat(DrivenStudio.ask(() -> studio.project().isUnsaved(file))).isFalse();
    }
}
