package soulwright.editor.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JToggleButton;
import org.assertj.swing.core.MouseButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.board.drawing.Cell;
import soulwright.editor.board.drawing.Drawing;
import soulwright.editor.board.drawing.DrawingReader;
import soulwright.editor.board.drawing.Symmetry;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.FileId;
import soulwright.editor.gui.DrivenStudio;
import soulwright.editor.gui.OnADisplay;
import soulwright.editor.widget.Paragraph;
import soulwright.pack.Kind;
import soulwright.yaml.Edited;
import soulwright.yaml.YamlText;

@OnADisplay
class BoardEditorTest {
    private static final Path SHIPPED = Path.of("../content/soul-master");
    private static final EntryName BOARD = new EntryName(Kind.BOARDS, "soul-master:crossing-waters");

    /** With four turns each, more than ten turns. */
    private static final int TIMES = 3;

    private static final int MOST_ANSWERS = 200;

    @TempDir
    Path folder;

    private DrivenStudio studio;
    private BoardCanvas canvas;

    @BeforeEach
    void open() throws IOException {
        Path pack = folder.resolve("soul-master");
        copy(SHIPPED, pack);
        studio = DrivenStudio.open(folder.resolve("user"), List.of(), List.of(pack.toString()));
        studio.act(() -> studio.desk().openEntry(BOARD));
        canvas = studio.find("board-canvas", BoardCanvas.class);
        studio.await("the keyboard", canvas::isFocusOwner);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> paths = Files.walk(from)) {
            for (Path path : (Iterable<Path>) paths::iterator) {
                Path copy = to.resolve(from.relativize(path).toString());
                if (Files.isDirectory(path)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(path, copy);
                }
            }
        }
    }

    @AfterEach
    void close() {
        studio.close();
    }

    private EntryOutline entry() {
        return studio.project().outline().entry(BOARD).orElseThrow();
    }

    private String text() {
        return DrivenStudio.ask(
                () -> studio.project().text(entry().file()).orElseThrow().text());
    }

    private Drawing drawing() {
        return DrivenStudio.ask(() -> DrawingReader.read(entry().tree(), Optional.empty()));
    }

    private Point at(int column, int row) {
        Rectangle place = DrivenStudio.ask(() -> canvas.port().place(new Cell(column, row)));
        return new Point((int) place.getCenterX(), (int) place.getCenterY());
    }

    @Test
    void afterAPaintIsPickedUpTheToolBeforeIsAtHandAgain() {
        studio.press(KeyEvent.VK_L, 0);
        studio.press(KeyEvent.VK_I, 0);
        Cell spring = new Cell(2, 1);
        String word = drawing().word(spring).orElseThrow();
        studio.robot().click(canvas, at(2, 1));
        studio.robot().click(canvas, at(3, 3));
        studio.settle();
        assertThat(drawing().word(new Cell(3, 3))).hasValue(word);
    }

    private void drag(Point from, Point to) {
        studio.robot().pressMouse(canvas, from, MouseButton.LEFT_BUTTON);
        studio.robot().moveMouse(canvas, to);
        studio.robot().waitForIdle();
    }

    private void letGo() {
        studio.robot().releaseMouse(MouseButton.LEFT_BUTTON);
        studio.robot().waitForIdle();
    }

    private void take(String paint) {
        studio.window().list("palette").clickItem(Pattern.compile(paint + ".*"));
        studio.robot().waitForIdle();
    }

    @Test
    void aBoardIsPaintedPlayedForTenTurnsAndThePaintingUndone() {
        String before = text();
        studio.press(KeyEvent.VK_5, InputEvent.SHIFT_DOWN_MASK);
        take("Volcano");
        drag(at(2, 2), at(3, 3));
        assertThat(text()).as("nothing is written before the mouse is let go").isEqualTo(before);
        letGo();
        Drawing painted = drawing();
        for (Cell cell : List.of(new Cell(2, 2), new Cell(3, 3), new Cell(6, 2), new Cell(2, 6), new Cell(5, 5))) {
            assertThat(painted.word(cell)).contains("volcano");
        }
        String after = text();
        studio.settle();
        studio.neverStalled();

        studio.act(() -> canvas.requestFocusInWindow());
        studio.press(KeyEvent.VK_F5, 0);
        JComponent game = studio.find("game", JComponent.class);
        JLabel day = studio.find("day", JLabel.class);
        Set<String> times = new HashSet<>();
        for (int answers = 0; times.size() <= TIMES && answers < MOST_ANSWERS; answers++) {
            times.add(DrivenStudio.ask(day::getText));
            answer(game, answers % 2 == 0);
        }
        assertThat(times)
                .as("times of day in each of which all four took a turn")
                .hasSizeGreaterThan(TIMES);
        studio.press(KeyEvent.VK_ESCAPE, 0);
        studio.await("the board", () -> canvas.isShowing() && canvas.isFocusOwner());
        assertThat(text()).isEqualTo(after);
        studio.ctrl(KeyEvent.VK_Z);
        assertThat(text()).isEqualTo(before);
        assertThat(drawing().word(new Cell(3, 3))).contains("jungle");
        studio.neverStalled();
    }

    /** Answers once, by mouse or keyboard, as soon as somebody is asked. */
    private void answer(JComponent game, boolean byMouse) {
        studio.await(
                "a question",
                () -> button(game, "option ").isPresent()
                        || button(game, "sit-down").isPresent());
        JButton choice = DrivenStudio.ask(() -> button(game, "sit-down").or(() -> button(game, "option ")))
                .orElseThrow();
        if (byMouse || DrivenStudio.ask(choice::getName).equals("sit-down")) {
            studio.robot().click(choice);
        } else {
            studio.press(KeyEvent.VK_1, 0);
        }
        studio.robot().waitForIdle();
    }

    private static Optional<JButton> button(Container within, String name) {
        for (Component part : within.getComponents()) {
            if (part instanceof JButton button
                    && button.isShowing()
                    && button.isEnabled()
                    && button.getName() != null
                    && button.getName().startsWith(name)) {
                return Optional.of(button);
            }
            if (part instanceof Container inner) {
                Optional<JButton> found = button(inner, name);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    @Test
    void toolsAndSymmetriesAreCalledByTheirNames() {
        for (String tool : List.of("Brush", "Line", "Rectangle", "Fill", "Pick up", "Coordinates", "Elevation")) {
            String name = tool.matches("Coordinates|Elevation") ? "Show " + tool.toLowerCase(Locale.ROOT) : tool;
            assertThat(studio.called(name, JToggleButton.class).getText()).isEqualTo(tool);
        }
        studio.pick("symmetry", Symmetry.FOUR_MIRRORED.name());
        take("Volcano");
        studio.robot().click(canvas, at(2, 2));
        studio.settle();
        assertThat(drawing().word(new Cell(6, 6))).contains("volcano");
        studio.press(KeyEvent.VK_1, InputEvent.SHIFT_DOWN_MASK);
        JComboBox<?> box = studio.find("symmetry", JComboBox.class);
        assertThat(DrivenStudio.ask(box::getSelectedItem)).isEqualTo(Symmetry.OFF);
    }

    @Test
    void theKeyboardAloneIsEnough() {
        String before = text();
        take("Lake");
        studio.act(() -> canvas.requestFocusInWindow());
        studio.press(KeyEvent.VK_DOWN, 0);
        studio.press(KeyEvent.VK_SPACE, 0);
        assertThat(drawing().word(new Cell(1, 2))).contains("lake");
        studio.press(KeyEvent.VK_R, 0);
        studio.press(KeyEvent.VK_SPACE, 0);
        studio.press(KeyEvent.VK_RIGHT, 0);
        studio.press(KeyEvent.VK_DOWN, 0);
        studio.press(KeyEvent.VK_ENTER, 0);
        assertThat(drawing().word(new Cell(2, 3))).contains("lake");
        studio.press(KeyEvent.VK_L, 0);
        studio.press(KeyEvent.VK_SPACE, 0);
        studio.press(KeyEvent.VK_RIGHT, 0);
        studio.press(KeyEvent.VK_ESCAPE, 0);
        assertThat(drawing().word(new Cell(3, 3))).as("given up").contains("jungle");
        studio.ctrl(KeyEvent.VK_Z);
        studio.ctrl(KeyEvent.VK_Z);
        assertThat(text()).isEqualTo(before);
        studio.neverStalled();
    }

    @Test
    void fairnessIsLiveAndFindingsStandAtTheirLands() {
        assertThat(verdict()).startsWith("Fair");
        take("Volcano");
        drag(at(2, 1), at(3, 1));
        assertThat(verdict()).as("while it is drawn").isEqualTo("Not fair");
        letGo();
        studio.settle();
        assertThat(verdict()).isEqualTo("Not fair");
        studio.robot().moveMouse(canvas, at(7, 1));
        studio.robot().waitForIdle();
        String tip = DrivenStudio.ask(
                () -> canvas.getToolTipText(new MouseEvent(canvas, 0, 0, 0, at(7, 1).x, at(7, 1).y, 0, false)));
        String status = DrivenStudio.ask(studio.find("status", JLabel.class)::getText);
        assertThat(tip + status).contains("this home has").contains("A player's start (7,1)");
        studio.neverStalled();
    }

    private String verdict() {
        return DrivenStudio.ask(studio.find("fairness-verdict", JLabel.class)::getText);
    }

    @Test
    void aTextWithAMistakeIsShownAsItWasAndLeftAlone() {
        FileId file = DrivenStudio.ask(() -> entry().file());
        studio.act(() -> studio.project()
                .edit(
                        file,
                        "Break",
                        text -> new Edited(YamlText.of(text.text().replace("size: 7", "size: [7")), List.of()),
                        this));
        Paragraph notice = studio.find("notice", Paragraph.class);
        assertThat(DrivenStudio.ask(() -> notice.getText())).contains("mistake");
        assertThat(DrivenStudio.ask(() -> canvas.shown().extent())).isEqualTo(7);
        studio.ctrl(KeyEvent.VK_Z);
        studio.await("the board", () -> !notice.isShowing());
    }
}
