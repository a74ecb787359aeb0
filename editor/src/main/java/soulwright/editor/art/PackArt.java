package soulwright.editor.art;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Iterator;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/** Reads the pictures of packs. They may come from anybody, so they are small, and read nothing else. */
record PackArt(ArtFiles files) {
    private static final int MOST_BYTES = 4 << 20;
    private static final int MOST_DOTS = 4_000_000;

    /** Of a broken file it would print much, Kept here, since loggers are kept nowhere else. */
    private static final Logger LIBRARY = Logger.getLogger("com.github.weisj.jsvg");

    static {
        LIBRARY.setLevel(Level.OFF);
    }

    /** Gives nothing for a file that is not there, too large, or no picture. */
    Optional<Picture> read(String pack, String path) {
        try {
            Optional<byte[]> bytes = files.read(pack, path, MOST_BYTES).filter(read -> read.length <= MOST_BYTES);
            return bytes.isEmpty()
                    ? Optional.empty()
                    : path.endsWith(".svg") ? drawn(bytes.get()) : dotted(bytes.get());
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private static Optional<Picture> drawn(byte[] bytes) {
        SVGDocument document =
                new SVGLoader().load(new ByteArrayInputStream(bytes), null, LoaderContext.createDefault());
        return Optional.ofNullable(document).map(SvgPicture::new);
    }

    private static Optional<Picture> dotted(byte[] bytes) throws IOException {
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(bytes))) {
            Iterator<ImageReader> readers = ImageIO.getImageReadersByFormatName("png");
            ImageReader reader = readers.next();
            try {
                reader.setInput(in);
                return isLarge(reader) ? Optional.empty() : Optional.of(new ImagePicture(image(reader)));
            } finally {
                reader.dispose();
            }
        }
    }

    private static boolean isLarge(ImageReader reader) throws IOException {
        return (long) reader.getWidth(0) * reader.getHeight(0) > MOST_DOTS;
    }

    private static BufferedImage image(ImageReader reader) throws IOException {
        BufferedImage read = reader.read(0);
        BufferedImage image = new BufferedImage(read.getWidth(), read.getHeight(), BufferedImage.TYPE_INT_ARGB);
        image.createGraphics().drawImage(read, 0, 0, null);
        return image;
    }
}
