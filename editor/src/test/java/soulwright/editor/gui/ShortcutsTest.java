package soulwright.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JFrame;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.KeyStroke;
import javax.swing.MenuElement;
import org.junit.jupiter.api.Test;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.widget.Desk;
import soulwright.pack.Kind;

/** A shortcut does one thing, whatever is in front. */
@OnAStudio
class ShortcutsTest {
    private DrivenStudio studio;

    private List<KeyStroke> shortcuts() {
        return DrivenStudio.ask(
                () -> within(studio.window().target() instanceof JFrame frame ? frame.getJMenuBar() : new JMenu())
                        .toList());
    }

    private static Stream<KeyStroke> within(MenuElement menu) {
        Stream<KeyStroke> own = menu instanceof JMenuItem item && !(menu instanceof JMenu)
                ? Optional.ofNullable(item.getAccelerator()).stream()
                : Stream.empty();
        return Stream.concat(own, Arrays.stream(menu.getSubElements()).flatMap(ShortcutsTest::within));
    }

    private void open(Kind kind) {
        Optional<EntryOutline> first =
                DrivenStudio.ask(() -> studio.project().outline().entries(kind).findFirst());
        studio.act(() -> studio.desk().openEntry(first.orElseThrow().name()));
    }

    private void isClear(String what) {
        assertThat(shortcuts()).as(what).isNotEmpty().doesNotHaveDuplicates();
    }

    @Test
    void noTwoCommandsShareOne() {
        isClear("home");
        studio.act(() -> studio.desk().openKind(studio.project().packs().get(0), Kind.MONSTERS));
        isClear("grid");
        open(Kind.MONSTERS);
        isClear("form");
        open(Kind.BOARDS);
        isClear("board");
        studio.act(() -> studio.desk().openText(studio.project().packs().get(0).file("pack.yaml")));
        isClear("text");
        studio.act(() -> studio.desk().newGame());
        isClear("new game");
        Desk desk = studio.desk();
        studio.act(desk::campaigns);
        isClear("campaigns");
    }
}
