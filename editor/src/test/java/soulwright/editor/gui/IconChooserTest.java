package soulwright.editor.gui;

import javax.swing.JButton;
import javax.swing.JTabbedPane;
import javax.swing.JTextField;
import org.assertj.swing.core.GenericTypeMatcher;
import org.junit.jupiter.api.Test;
import soulwright.editor.document.EntryName;
import soulwright.pack.Kind;

/** Icons are chosen by their pictures, in forms and beside boards. */
@OnAStudio
class IconChooserTest {
    private DrivenStudio studio;

    private EntryName first(Kind kind) {
        return DrivenStudio.ask(
                () -> studio.project().outline().entries(kind).toList().get(0).name());
    }

    private void chooseBySearching(EntryName entry) {
        studio.click(studio.called("Choose an icon", JButton.class));
        JTextField search = studio.find("icon-search", JTextField.class);
        // Not by the robot's keys: with a dialog open it never sees whether one has come before the next.
        studio.act(() -> search.setText("sword rusty"));
        studio.act(() -> search.getRootPane().getDefaultButton().doClick());
        studio.await("the icon", () -> icon(entry).equals("rusty-sword"));
        studio.act(() -> studio.project().undo());
    }

    private String icon(EntryName entry) {
        return studio.project()
                .outline()
                .entry(entry)
                .flatMap(now -> now.text("icon"))
                .orElse("");
    }

    @Test
    void forAnEntry() {
        EntryName element = first(Kind.ELEMENTS);
        studio.act(() -> studio.desk().openEntry(element));
        chooseBySearching(element);
        studio.neverStalled();
    }

    @Test
    void forABoard() {
        EntryName board = first(Kind.BOARDS);
        studio.act(() -> studio.desk().openEntry(board));
        JTabbedPane side = studio.robot().finder().find(new GenericTypeMatcher<JTabbedPane>(JTabbedPane.class) {
            @Override
            protected boolean isMatching(JTabbedPane tabs) {
                return tabs.isShowing() && tabs.indexOfTab("Draw") >= 0;
            }
        });
        studio.act(() -> side.setSelectedIndex(side.indexOfTab("Board")));
        chooseBySearching(board);
    }
}
