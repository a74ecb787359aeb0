package soulwright.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.Test;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.FileId;
import soulwright.pack.Kind;
import soulwright.yaml.YamlText;

/** What was closed does not stay in memory, however long somebody works. */
@OnAStudio(packs = {"soul-master", "academy"})
class ForgettingTest {
    private static final int TIMES = 4;

    /** The system remembers the last of some parts until it makes the next. */
    private static final int REMEMBERED = 1;

    private final Map<String, List<WeakReference<Component>>> shown = new TreeMap<>();
    private DrivenStudio studio;

    @Test
    void closedTabsAreForgotten() {
        FileId german = studio.project().packs().get(0).file("lang/de.yaml");
        studio.act(() -> studio.project()
                .apply(Edit.of("Translate", Change.create(german, YamlText.of("elements.earth.name: Erde\n"))), this));
        for (int time = 0; time < TIMES; time++) {
            EntryName spell = first(Kind.SPELLS);
            FileId file = DrivenStudio.ask(
                    () -> studio.project().outline().entry(spell).orElseThrow().file());
            show("form", () -> studio.desk().openEntry(spell));
            studio.keyboardTo(studio.first(RSyntaxTextArea.class));
            show("grid", () -> studio.desk().openKind(studio.project().packs().get(0), Kind.CHARACTERS));
            show("text", () -> studio.desk().openText(file));
            studio.keyboardTo(studio.first(RSyntaxTextArea.class));
            show("board", () -> studio.desk().openEntry(first(Kind.BOARDS)));
            show("game", () -> studio.desk().newGame());
            studio.click(studio.find("start-game", JButton.class));
            studio.find("options", JComponent.class);
            show("story", () -> studio.desk().campaigns());
            studio.click(studio.find("begin-story", JButton.class));
            studio.find("story", JPanel.class);
            studio.closeTabs();
        }
        studio.act(() -> studio.project().undo());
        assertThat(shown).allSatisfy((what, tabs) -> {
            assertThat(tabs).hasSize(TIMES);
            studio.await("the end of every " + what, () -> left(tabs) <= REMEMBERED);
        });
    }

    private void show(String what, Runnable opening) {
        studio.act(opening);
        Component tab = studio.find("tabs", JTabbedPane.class).getSelectedComponent();
        shown.computeIfAbsent(what, any -> new ArrayList<>()).add(new WeakReference<>(tab));
    }

    private static long left(List<WeakReference<Component>> tabs) {
        System.gc();
        return tabs.stream().filter(tab -> tab.get() != null).count();
    }

    private EntryName first(Kind kind) {
        return DrivenStudio.ask(() -> studio.project()
                .outline()
                .entries(kind)
                .findFirst()
                .orElseThrow()
                .name());
    }
}
