package soulwright.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.JTree;
import javax.swing.tree.TreePath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Severity;
import soulwright.editor.document.OpenPack;
import soulwright.pack.Kind;
import soulwright.pack.Load;

/** Somebody who has nothing yet makes a pack of his own with a monster and a board, and plays it. */
@OnAStudio
class NewcomerTest {
    @TempDir
    Path folder;

    private DrivenStudio studio;

    private void type(String field, String text) {
        JTextField into = studio.find(field, JTextField.class);
        DrivenStudio.ask(() -> {
            into.setText(text);
            return true;
        });
    }

    private String text(String field) {
        JTextField shown = studio.find(field, JTextField.class);
        return DrivenStudio.ask(() -> shown.getText());
    }

    private OpenPack mine() {
        return studio.project().packs().stream()
                .filter(pack -> pack.place().endsWith("/mine"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aPackIsMadeFromNothingAndPlayed() {
        studio.choose("File", "New pack…");
        studio.keyboardTo(studio.find("new-pack-name", JTextField.class));
        studio.enter("my pack of mine");
        assertThat(text("new-pack-id")).isEqualTo("my-pack-of-mine");
        assertThat(text("new-pack-folder")).endsWith("my-pack-of-mine");
        type("new-pack-name", "Mine");
        assertThat(text("new-pack-id")).isEqualTo("mine");
        type("new-pack-folder", folder.resolve("mine").toString());
        studio.click(studio.find("create-pack", JButton.class));
        studio.await(
                "the pack",
                () -> studio.project().packs().stream()
                        .anyMatch(pack -> pack.place().endsWith("/mine")));
        studio.settle();
        JTree library = studio.find("library", JTree.class);
        studio.await("the new pack in the library", () -> isInSight(library));

        studio.act(() -> studio.desk().openKind(mine(), Kind.MONSTERS));
        studio.keyboardTo(studio.called("Entries", JTable.class));
        studio.press(KeyEvent.VK_INSERT, 0);
        studio.settle();
        assertThat(entries(Kind.MONSTERS)).isEqualTo(1);

        studio.act(() -> studio.desk().openKind(mine(), Kind.BOARDS));
        studio.keyboardTo(studio.called("Entries", JTable.class));
        studio.press(KeyEvent.VK_INSERT, 0);
        type("new-board-name", "My board");
        studio.act(studio.called("Create", JButton.class)::doClick);
        studio.await("the board", () -> studio.window().target().getTitle().startsWith("My board"));
        studio.settle();
        assertThat(errors()).isEmpty();

        studio.keyboardTo(studio.find("board-canvas", JComponent.class));
        studio.press(KeyEvent.VK_F5, 0);
        studio.find("options", JComponent.class);
    }

    private static boolean isInSight(JTree library) {
        TreePath chosen = library.getSelectionPath();
        return chosen != null
                && library.isExpanded(chosen)
                && library.getVisibleRect().intersects(library.getPathBounds(chosen));
    }

    private long entries(Kind kind) {
        return DrivenStudio.ask(() -> studio.project()
                .outline()
                .pack(mine().place())
                .orElseThrow()
                .entries(kind)
                .size());
    }

    private List<Diagnostic> errors() {
        Optional<Load> load = DrivenStudio.ask(() -> studio.project().load());
        return load.orElseThrow().findings().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .toList();
    }
}
