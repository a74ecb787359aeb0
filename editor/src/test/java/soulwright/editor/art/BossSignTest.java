package soulwright.editor.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import soulwright.content.Catalog;

class BossSignTest {
    private static final int SIDE = 64;

    private final BossSign sign = new BossSign(
            new Gallery(IconLibrary.read(), new Catalog(Map.of()), (pack, path, limit) -> Optional.empty()));

    @Test
    void theLandOfABossIsNeverEmpty() {
        int[] some = painted(Optional.empty());
        int[] named = painted(Optional.of("sea:kraken"));
        assertThat(IntStream.of(some).filter(pixel -> pixel != 0).count()).isGreaterThan(SIDE);
        assertThat(IntStream.of(named).filter(pixel -> pixel != 0).count()).isGreaterThan(SIDE);
        assertThat(named).isNotEqualTo(some);
    }

    private int[] painted(Optional<String> boss) {
        BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        sign.paint(g, boss, new Rectangle(0, 0, SIDE, SIDE));
        g.dispose();
        return image.getRGB(0, 0, SIDE, SIDE, null, 0, SIDE);
    }
}
