package soulwright.editor.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import soulwright.content.Catalog;

class GalleryTest {
    private static final int SIZE = 40;

    private final Map<String, byte[]> files = new HashMap<>();
    private final Gallery gallery = new Gallery(
            IconLibrary.read(),
            new Catalog(Map.of()),
            (pack, path, limit) -> Optional.ofNullable(files.get(pack + "/" + path)));

    @Test
    void aPackMayBringDrawingsThatTakeTheInk() throws IOException {
        files.put("sea/art/blot.svg", """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">
                  <rect width="10" height="5" fill="#00ff00"/><rect y="5" width="10" height="5" fill="currentColor"/>
                </svg>""".getBytes(StandardCharsets.UTF_8));
        BufferedImage painted = painted(gallery.picture("sea", Optional.of("art/blot.svg"), "Blot"));
        assertThat(painted.getRGB(20, 10)).isEqualTo(Color.GREEN.getRGB());
        assertThat(painted.getRGB(20, 30)).isEqualTo(Color.RED.getRGB());
    }

    @Test
    void aPackMayBringImagesWhichKeepTheirForm() throws IOException {
        files.put("sea/art/wide.png", png(20, 10));
        BufferedImage painted = painted(gallery.picture("sea", Optional.of("art/wide.png"), "Wide"));
        assertThat(painted.getRGB(20, 20)).isEqualTo(Color.BLUE.getRGB());
        assertThat(painted.getRGB(20, 5) >>> 24).as("above it").isZero();
    }

    @Test
    void lettersStandInForWhatIsNotThere() throws IOException {
        Picture letters = GlyphPicture.of("Salt Crab");
        assertThat(letters).isEqualTo(new GlyphPicture("SC"));
        files.put("sea/art/broken.png", new byte[] {1, 2, 3});
        files.put("sea/art/broken.svg", "<svg".getBytes(StandardCharsets.UTF_8));
        files.put("sea/art/huge.png", png(2_001, 2_000));
        for (String icon :
                new String[] {"art/broken.png", "art/broken.svg", "art/huge.png", "art/gone.png", "no-such-icon"}) {
            assertThat(gallery.picture("sea", Optional.of(icon), "Salt Crab"))
                    .as(icon)
                    .isEqualTo(letters);
        }
        assertThat(gallery.picture("sea", Optional.empty(), "Salt Crab")).isEqualTo(letters);
        assertThat(painted(letters).getRGB(20, 3)).as("the ring").isNotZero();
    }

    @Test
    void anEntryThatIsNotThereHasLettersToo() {
        Emblem emblem = gallery.emblem("monsters", "sea:salt-crab");
        assertThat(emblem.name()).isEqualTo("salt crab");
        assertThat(emblem.picture()).isEqualTo(new GlyphPicture("SC"));
    }

    private static BufferedImage painted(Picture picture) {
        BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        picture.paint(graphics, 0, 0, SIZE, Color.RED);
        graphics.dispose();
        return image;
    }

    private static byte[] png(int width, int height) throws IOException {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.BLUE);
        graphics.fillRect(0, 0, width, height);
        graphics.dispose();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(image, "png", out);
        return out.toByteArray();
    }
}
