package soulwright.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import soulwright.editor.document.EntryName;
import soulwright.editor.widget.Desk;
import soulwright.pack.Kind;

/** Where there is little room, what matters least makes way, and no word is cut off. */
@OnADisplay
class SmallWindowTest {
    private static final Path CONTENT =
            Path.of("..", "content").toAbsolutePath().normalize();

    @TempDir
    Path user;

    private DrivenStudio studio;

    @BeforeEach
    void open() {
        studio = DrivenStudio.open(user, List.of(CONTENT), List.of("soul-master"));
    }

    @AfterEach
    void close() {
        studio.act(() -> studio.desk().look().zoom(100));
        studio.close();
    }

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

    private void check(String screen) {
        studio.settle();
        JFrame frame = (JFrame) studio.window().target();
        List<String> clipped = DrivenStudio.ask(() -> Clipped.in(frame.getRootPane()));
        assertThat(clipped).as(screen).isEmpty();
    }
}
