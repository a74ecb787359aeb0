package soulwright.editor.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import soulwright.content.Catalog;

class SheetTest {
    private static final Tile WOODS = Tile.ofTerrain("t:woods");
    private static final Tile RUIN =
            new Tile(Optional.of("t:woods"), Optional.of("t:inn"), Optional.of("t:cave"), 2, 3, false, false);

    private final TilePainter painter =
            new TilePainter(new Gallery(IconLibrary.read(), new Catalog(Map.of()), ArtFiles.none()));
    private final Sheet<Tile> sheet = new Sheet<>(painter::paint);

    @Test
    void whatWasKeptLooksLikeWhatIsPainted() {
        for (int size : new int[] {32, 64, 32}) {
            assertThat(dots(kept(WOODS, size, 1))).isEqualTo(dots(direct(WOODS, size)));
            assertThat(dots(kept(RUIN, size, 1))).isEqualTo(dots(direct(RUIN, size)));
        }
    }

    @Test
    void onAScreenOfFineDotsTilesAreSharp() {
        assertThat(dots(kept(RUIN, 32, 2))).isEqualTo(dots(direct(RUIN, 64)));
    }

    @Test
    void whatStandsOnALandIsSeen() {
        assertThat(dots(direct(RUIN, 32))).isNotEqualTo(dots(direct(WOODS, 32)));
        Tile blocked = new Tile(Optional.of("t:woods"), Optional.empty(), Optional.empty(), 0, 0, true, false);
        assertThat(dots(direct(blocked, 32))).isNotEqualTo(dots(direct(WOODS, 32)));
    }

    private BufferedImage kept(Tile tile, int size, int zoom) {
        BufferedImage image = new BufferedImage(size * zoom, size * zoom, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.scale(zoom, zoom);
        sheet.paint(graphics, tile, 0, 0, size);
        graphics.dispose();
        return image;
    }

    private BufferedImage direct(Tile tile, int size) {
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        painter.paint(graphics, tile, 0, 0, size);
        graphics.dispose();
        return image;
    }

    private static int[] dots(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }
}
