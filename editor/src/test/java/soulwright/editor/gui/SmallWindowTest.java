package soulwright.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.BooleanSupplier;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.editor.document.EntryName;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Shot;
import soulwright.pack.Kind;

/** Where there is little room, what matters least makes way, and no word is cut off. */
@OnAStudio
class SmallWindowTest {
    private DrivenStudio studio;

    private void resize(int width, int height, int zoom) {
        studio.act(() -> {
            studio.desk().look().zoom(zoom);
            studio.window().target().setSize(new Dimension(width, height));
            studio.window().target().validate();
        });
        studio.settle();
    }

    private boolean showsLibrary() {
        return DrivenStudio.ask(() -> isShown("library"));
    }

    private boolean isShown(String name) {
        return !studio.robot()
                .finder()
                .findAll(component -> name.equals(component.getName()) && component.isShowing())
                .isEmpty();
    }

    @Test
    void theLibraryMakesWayAndComesBackWhenItIsAskedFor() {
        assertThat(showsLibrary()).isTrue();
        resize(1280, 800, 200);
        assertThat(showsLibrary()).isFalse();
        studio.press(KeyEvent.VK_1, InputEvent.ALT_DOWN_MASK);
        assertThat(showsLibrary()).isTrue();
        studio.ctrl(KeyEvent.VK_P);
        studio.enter("mud crab");
        studio.press(KeyEvent.VK_ENTER, 0);
        studio.await("the tab", () -> studio.window().target().getTitle().startsWith("Mud Crab"));
        assertThat(showsLibrary()).as("after something was opened from it").isFalse();
        resize(1280, 800, 100);
        assertThat(showsLibrary()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"1280, 800, 100", "1280, 800, 200", "1920, 1080, 200", "800, 600, 100", "1280, 800, 250"})
    void noWordIsCutOff(int width, int height, int zoom) {
        resize(width, height, zoom);
        Desk desk = studio.desk();
        check("home");
        studio.act(() -> desk.openEntry(new EntryName(Kind.BOARDS, "soul-master:crossing-waters")));
        studio.find("board-canvas", JComponent.class);
        check("board editor");
        studio.act(() -> desk.openEntry(new EntryName(Kind.MONSTERS, "soul-master:mud-crab")));
        check("form");
        studio.act(() -> desk.openEntry(new EntryName(Kind.DWELLINGS, "soul-master:village")));
        check("form with parts");
        studio.act(() -> desk.openKind(desk.project().packs().iterator().next(), Kind.MONSTERS));
        check("grid");
        studio.act(desk::newGame);
        JButton start = studio.find("start-game", JButton.class);
        check("new game");
        studio.act(start::doClick);
        studio.await("a question", () -> isShown("options"));
        check("game");
    }

    @Test
    void theListOfCommandsFitsAndEscapeLeavesItAtOnce() {
        resize(1280, 800, 250);
        studio.press(KeyEvent.VK_P, InputEvent.CTRL_DOWN_MASK | InputEvent.SHIFT_DOWN_MASK);
        studio.find("command-search", JComponent.class);
        studio.enter("zoom");
        JDialog palette = (JDialog) SwingUtilities.getWindowAncestor(studio.find("commands", JComponent.class));
        assertThat(DrivenStudio.ask(() -> Clipped.in(palette.getRootPane()))).isEmpty();
        assertThat(DrivenStudio.ask(palette::getContentPane))
                .as("needs no scrolling")
                .isNotInstanceOf(JScrollPane.class);
        studio.press(KeyEvent.VK_ESCAPE, 0);
        studio.await("no list", () -> !palette.isShowing());
    }

    @ParameterizedTest
    @ValueSource(strings = {"comparison", "rename", "icons", "preferences"})
    void dialogsAreNoLargerThanTheWindow(String name) {
        resize(1000, 640, 150);
        Shot shot = ServiceLoader.load(Shot.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        BooleanSupplier ready = DrivenStudio.ask(() -> shot.stage(studio.desk()));
        studio.await(name, ready);
        try {
            JDialog dialog = studio.robot().finder().findByType(JDialog.class, true);
            Rectangle window = DrivenStudio.ask(() -> studio.window().target().getBounds());
            assertThat(window.contains(DrivenStudio.ask(() -> dialog.getBounds())))
                    .as(name)
                    .isTrue();
            assertThat(DrivenStudio.ask(() -> Clipped.in(dialog.getRootPane()))).isEmpty();
        } finally {
            studio.act(shot::strike);
        }
    }

    private void check(String screen) {
        studio.settle();
        JFrame frame = (JFrame) studio.window().target();
        List<String> clipped = DrivenStudio.ask(() -> Clipped.in(frame.getRootPane()));
        assertThat(clipped).as(screen).isEmpty();
    }
}
