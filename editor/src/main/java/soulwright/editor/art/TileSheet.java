package soulwright.editor.art;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Paints tiles fast, by keeping what was painted at the size that is in use. Sizes are in dots of the screen, so that tiles stay sharp at any
 * zoom. Belongs to one thread.
 */
public final class TileSheet {
    private static final int MOST = 2_000;

    private final TilePainter painter;
    private final Map<Tile, BufferedImage> painted = new LinkedHashMap<>();
    private int dots;

    public TileSheet(TilePainter painter) {
        this.painter = painter;
    }

    /** As {@link TilePainter#paint}, for whole places and sizes. */
    public void paint(Graphics2D graphics, Tile tile, int x, int y, int size) {
        AffineTransform zoom = graphics.getTransform();
        int wanted = (int) Math.ceil(size * Math.max(zoom.getScaleX(), zoom.getScaleY()));
        if (wanted != dots || painted.size() >= MOST) {
            painted.clear();
            dots = wanted;
        }
        graphics.drawImage(painted.computeIfAbsent(tile, this::image), x, y, size, size, null);
    }

    private BufferedImage image(Tile tile) {
        BufferedImage image = new BufferedImage(Math.max(1, dots), Math.max(1, dots), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        painter.paint(graphics, tile, 0, 0, dots);
        graphics.dispose();
        return image;
    }
}
