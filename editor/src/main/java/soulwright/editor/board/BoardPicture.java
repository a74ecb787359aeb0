package soulwright.editor.board;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import javax.imageio.ImageIO;
import soulwright.editor.art.Gallery;
import soulwright.editor.board.drawing.Drawing;
import soulwright.editor.board.drawing.World;
import soulwright.yaml.SafeFile;

/** A picture of a board as a file. Belongs to one thread, which may be any. */
record BoardPicture(Drawing drawing, World world, Optional<String> boss, Gallery gallery) {
    /**
     * The picture.
     *
     * @param tile the side of a land, in dots
     */
    BufferedImage of(int tile) {
        int side = Math.max(1, drawing.extent()) * tile;
        BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setClip(0, 0, side, side);
        new BoardPainter(gallery).paint(graphics, drawing, world, boss, new Port(0, 0, tile));
        graphics.dispose();
        return image;
    }

    /** Writes it as a PNG file, as a whole or not at all. */
    Path write(Path file, int tile) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(of(tile), "png", bytes);
        SafeFile.write(file, bytes.toByteArray());
        return file;
    }
}
