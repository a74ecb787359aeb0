package soulwright.editor.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.Optional;
import soulwright.editor.art.BossSign;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.Sheet;
import soulwright.editor.art.Tile;
import soulwright.editor.art.TilePainter;
import soulwright.editor.art.Tone;
import soulwright.editor.board.drawing.Cell;
import soulwright.editor.board.drawing.Drawing;
import soulwright.editor.board.drawing.World;

/** Paints boards, fast when it is asked again and again. Belongs to one thread. */
final class BoardPainter {
    private static final Color NOTHING = new Color(0x8a8a92);
    private static final Color WRONG = new Color(0xb3434a);

    private final BossSign sign;
    private final Sheet<Tile> sheet;

    BoardPainter(Gallery gallery) {
        this.sign = new BossSign(gallery);
        this.sheet = new Sheet<>(new TilePainter(gallery)::paint);
    }

    /**
     * Paints the lands that lie in the clip.
     *
     * @param boss the id of the monster in the centre, if one is named
     */
    void paint(Graphics2D g, Drawing drawing, World world, Optional<String> boss, Port port) {
        Tiles tiles = new Tiles(drawing, world);
        Rectangle clip = g.getClipBounds();
        int extent = drawing.extent();
        for (int row = 1; row <= extent; row++) {
            for (int column = 1; column <= extent; column++) {
                Cell cell = new Cell(column, row);
                Rectangle place = port.place(cell);
                if (clip == null || clip.intersects(place)) {
                    paint(g, drawing, cell, tiles.tile(cell), place);
                    if (drawing.isBoss(cell)) {
                        sign.paint(g, boss, place);
                    }
                }
            }
        }
    }

    private void paint(Graphics2D g, Drawing drawing, Cell cell, Optional<Tile> tile, Rectangle place) {
        if (tile.isPresent()) {
            sheet.paint(g, tile.get(), place.x, place.y, place.width);
        } else {
            paintHole(g, drawing.letter(cell), place);
        }
    }

    /** A letter that means nothing, or a land that is missing. */
    private static void paintHole(Graphics2D g, Optional<String> letter, Rectangle place) {
        Color colour = letter.isPresent() ? WRONG : NOTHING;
        g.setColor(Tone.faint(colour, 0.25));
        g.fillRect(place.x, place.y, place.width - 1, place.height - 1);
        g.setColor(colour);
        g.setStroke(new BasicStroke(1, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 1, new float[] {3, 3}, 0));
        g.drawRect(place.x, place.y, place.width - 2, place.height - 2);
        letter.ifPresent(sign -> paintWord(g, sign, place, 0.5, colour));
    }

    /** A word in the middle of a place, as high as some part of it. */
    static void paintWord(Graphics2D g, String word, Rectangle place, double part, Color colour) {
        g.setFont(g.getFont().deriveFont(Font.BOLD, (float) (place.height * part)));
        FontMetrics metrics = g.getFontMetrics();
        g.setColor(colour);
        g.drawString(
                word,
                place.x + (place.width - metrics.stringWidth(word)) / 2f,
                place.y + (place.height + metrics.getAscent() - metrics.getDescent()) / 2f);
    }
}
