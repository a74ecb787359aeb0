package soulwright.editor.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JTextField;
import org.assertj.swing.core.GenericTypeMatcher;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.diagnostic.Severity;
import soulwright.editor.board.drawing.Drawing;
import soulwright.editor.board.drawing.DrawingReader;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.gui.DrivenStudio;
import soulwright.editor.gui.OnADisplay;
import soulwright.editor.widget.Paragraph;
import soulwright.pack.Kind;

/** The dialogs of the board editor, driven as a person would. */
@OnADisplay
class BoardDialogsTest {
    private static final Path SHIPPED = Path.of("../content/soul-master");
    private static final EntryName BOARD = new EntryName(Kind.BOARDS, "soul-master:crossing-waters");

    @TempDir
    Path folder;

    private DrivenStudio studio;

    @BeforeEach
    void open() throws IOException {
        Path pack = folder.resolve("soul-master");
        try (Stream<Path> paths = Files.walk(SHIPPED)) {
            for (Path path : (Iterable<Path>) paths.filter(Files::isRegularFile)::iterator) {
                Path copy = pack.resolve(SHIPPED.relativize(path).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(path, copy);
            }
        }
        studio = DrivenStudio.open(folder.resolve("user"), List.of(), List.of(pack.toString()));
        openBoard();
    }

    private void openBoard() {
        studio.act(() -> studio.desk().openEntry(BOARD));
        BoardCanvas canvas = studio.find("board-canvas", BoardCanvas.class);
        studio.keyboardTo(canvas);
    }

    @AfterEach
    void close() {
        studio.close();
    }

    private Drawing drawing(EntryName name) {
        return DrivenStudio.ask(() -> {
            EntryOutline entry = studio.project().outline().entry(name).orElseThrow();
            return DrawingReader.read(entry.tree(), Optional.empty());
        });
    }

    /** The button with these words in the dialog in front. */
    private JButton button(String words) {
        return studio.robot().finder().find(new GenericTypeMatcher<>(JButton.class, true) {
            @Override
            protected boolean isMatching(JButton button) {
                return words.equals(button.getText())
                        && button.getTopLevelAncestor() != studio.window().target();
            }
        });
    }

    private void choose(String combo, int size) {
        JComboBox<?> sizes = studio.find(combo, JComboBox.class);
        studio.act(() -> sizes.setSelectedItem(size));
    }

    @Test
    void aBoardIsMadeLargerAndTheSizeIsUndoneInOneStep() {
        Drawing before = drawing(BOARD);
        studio.press(KeyEvent.VK_R, InputEvent.CTRL_DOWN_MASK | InputEvent.SHIFT_DOWN_MASK);
        JButton resize = DrivenStudio.ask(() -> button("Resize"));
        assertThat(DrivenStudio.ask(resize::isEnabled)).as("as large as it is").isFalse();
        choose("size", 9);
        studio.robot().click(resize);
        studio.settle();
        assertThat(drawing(BOARD).size()).isEqualTo(9);
        openBoard();
        studio.ctrl(KeyEvent.VK_Z);
        assertThat(drawing(BOARD)).isEqualTo(before);
    }

    @Test
    void boardsOfEveryLegalSizeAreMadeAndHaveNoErrors() {
        for (int size : List.of(5, 7, 9, 11)) {
            EntryName made = new EntryName(Kind.BOARDS, "soul-master:try-" + size);
            openBoard();
            studio.choose("Tab", "New board…");
            studio.robot().click(studio.find("new-board-name", JTextField.class));
            studio.enter("Try " + size);
            choose("new-board-lands-a-side", size);
            studio.robot().click(button("Create"));
            studio.await("the board", () -> studio.window().target().getTitle().startsWith("Try " + size));
            studio.settle();
            assertThat(drawing(made).size()).isEqualTo(size);
            assertThat(DrivenStudio.ask(() -> studio.project()
                            .findings(studio.project()
                                    .outline()
                                    .entry(made)
                                    .orElseThrow()
                                    .file())))
                    .filteredOn(finding -> finding.severity() == Severity.ERROR)
                    .isEmpty();
        }
        studio.keyboardTo(studio.find("board-canvas", BoardCanvas.class));
        studio.ctrl(KeyEvent.VK_Z);
        EntryName last = new EntryName(Kind.BOARDS, "soul-master:try-11");
        assertThat(DrivenStudio.ask(() -> studio.project().outline().entry(last)))
                .isEmpty();
        Paragraph notice = studio.find("notice", Paragraph.class);
        String told = DrivenStudio.ask(() -> notice.getText());
        assertThat(told).contains("no longer there");
        studio.press(KeyEvent.VK_S, InputEvent.CTRL_DOWN_MASK | InputEvent.SHIFT_DOWN_MASK);
        studio.await("the files", () -> studio.project().unsaved().isEmpty());
        studio.ctrl(KeyEvent.VK_Z);
        studio.press(KeyEvent.VK_S, InputEvent.CTRL_DOWN_MASK | InputEvent.SHIFT_DOWN_MASK);
        JLabel said = studio.find("message", JLabel.class);
        studio.await("what was done to the file", () -> said.getText().startsWith("Deleted boards/"));
    }

    @Test
    void thePictureOfABoardIsExported() throws IOException {
        studio.ctrl(KeyEvent.VK_E);
        Path wanted = folder.resolve("picture.png");
        JFileChooser chooser = studio.robot().finder().findByType(JFileChooser.class, true);
        studio.act(() -> chooser.setSelectedFile(new File(wanted.toString())));
        studio.robot().click(button("Export"));
        studio.settle();
        BufferedImage picture = ImageIO.read(wanted.toFile());
        assertThat(picture.getWidth()).isEqualTo(7 * 64);
        assertThat(picture.getHeight()).isEqualTo(7 * 64);
        assertThat(picture.getRGB(32, 32)).as("painted").isNotEqualTo(picture.getRGB(224, 224));
    }
}
