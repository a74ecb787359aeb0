package soulwright.editor.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Point;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.IconLibrary;
import soulwright.editor.board.drawing.Boards;
import soulwright.editor.board.drawing.Cell;
import soulwright.editor.board.drawing.Drawing;
import soulwright.editor.board.drawing.Layer;

@TestInstance(Lifecycle.PER_CLASS)
class BoardPaintingTest {
    private Boards boards;
    private Gallery gallery;

    @BeforeAll
    void open() {
        boards = Boards.shipped();
        gallery = new Gallery(IconLibrary.read(), boards.project().sketches(), (pack, path, limit) -> Optional.empty());
    }

    @Test
    void aPictureHasTheSizeThatWasWantedAndIsWrittenAsAWhole(@TempDir Path folder) throws IOException {
        Path file = new BoardPicture(boards.drawing("ringed-realm"), boards.world(), Optional.empty(), gallery)
                .write(folder.resolve("board.png"), 32);
        BufferedImage read = ImageIO.read(file.toFile());
        assertThat(read.getWidth()).isEqualTo(11 * 32);
        assertThat(read.getHeight()).isEqualTo(11 * 32);
    }

    @Test
    void everyTerrainLooksDifferent() {
        Drawing drawing = boards.drawing("ringed-realm");
        BufferedImage picture = new BoardPicture(drawing, boards.world(), Optional.empty(), gallery).of(32);
        Map<String, Integer> seen = new HashMap<>();
        drawing.cells()
                .filter(cell -> drawing.building(cell).isEmpty())
                .forEach(cell -> seen.putIfAbsent(drawing.word(cell).orElseThrow(), hash(picture, cell)));
        assertThat(seen.values()).doesNotHaveDuplicates();
    }

    private static int hash(BufferedImage picture, Cell cell) {
        int hash = 1;
        for (int y = 2; y < 24; y++) {
            for (int x = 2; x < 24; x++) {
                hash = 31 * hash + picture.getRGB((cell.column() - 1) * 32 + x, (cell.row() - 1) * 32 + y);
            }
        }
        return hash;
    }

    @Test
    void aBrokenBoardIsPaintedAsFarAsItIsDrawn() {
        Drawing broken = new Drawing(
                3,
                Map.of("T", "home", "w", "woods", "q", "no-such-terrain"),
                List.of(List.of("T", "w", "?"), List.of("q")),
                List.of(),
                List.of(List.of("x", "1")));
        BufferedImage picture =
                new BoardPicture(broken, boards.world(), Optional.of("soul-master:nobody"), gallery).of(48);
        assertThat(picture.getWidth()).isEqualTo(3 * 48);
        assertThat(new Color(picture.getRGB(48 + 24, 4))).isNotEqualTo(new Color(picture.getRGB(2 * 48 + 24, 4)));
        LandWords words = new LandWords(broken, boards.world());
        assertThat(words.of(new Cell(3, 1))).contains("The letter ? means nothing (3,1)");
        assertThat(words.of(new Cell(1, 2))).contains("Unknown terrain \"no-such-terrain\"");
        assertThat(words.of(new Cell(2, 2))).contains("No land is drawn at (2,2)");
        assertThat(words.of(new Cell(9, 9))).isEmpty();
    }

    @Test
    void theLineBelowTheBoardSaysWhatThereIs() {
        LandWords words = new LandWords(boards.drawing("crossing-waters"), boards.world());
        assertThat(words.of(new Cell(2, 4)))
                .isEqualTo(
                        "Stream (2,4) · Temple under Underground Cemetery (2 levels ⚑⚑) · elevation 2 •• · soul power 8");
    }

    @Test
    void thePaletteSaysWhatEachTerrainGivesAndFindsIt() {
        List<Swatch> terrains = new Swatches(boards.world()).of(Layer.TERRAIN, OptionalInt.empty());
        assertThat(terrains).extracting(Swatch::name).contains("Woods", "Volcano", "Home", "Boss");
        assertThat(terrains.stream().filter(swatch -> swatch.matches("water 3")))
                .extracting(Swatch::name)
                .contains("Lake");
        assertThat(new Swatches(boards.world()).of(Layer.RUIN, OptionalInt.of(2)))
                .extracting(Swatch::note)
                .contains("Temple");
    }

    @Test
    void zoomingKeepsWhatIsUnderThePointer() {
        Port port = new Port(100, 100, 40);
        Point at = new Point(250, 310);
        Port larger = port.zoomed(1.5, at);
        assertThat(larger.tile()).isEqualTo(60);
        assertThat(larger.cell(at)).isEqualTo(port.cell(at));
        assertThat(port.zoomed(1000, at).tile()).isEqualTo(Port.LARGEST);
        assertThat(port.zoomed(0.0001, at).tile()).isEqualTo(Port.SMALLEST);
    }
}
