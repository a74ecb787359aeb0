package soulwright.editor.play;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import soulwright.content.piece.Square;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.Haste;
import soulwright.editor.art.Sheet;
import soulwright.editor.art.TilePainter;
import soulwright.editor.art.Tone;
import soulwright.quest.scene.LandScene;
import soulwright.quest.scene.Scene;

/** Paints the board of a game, fast enough to follow it: lands that look as before are not painted anew. Belongs to one thread. */
public final class BoardPainter {
    private static final Color LIT = new Color(0xffd84a);
    private static final Color DARK = new Color(0x1d1b22);
    private static final int MARGIN = 8;

    private final Sheet<Cell> sheet;
    private final TilePainter tiles;
    private final String life;

    /** @param life the attribute that wounds use up */
    public BoardPainter(Gallery gallery, String life) {
        this.sheet = new Sheet<>(new CellPainter(gallery)::paint);
        this.tiles = new TilePainter(gallery);
        this.life = life;
    }

    static BoardPlace place(Scene scene, int width, int height) {
        return BoardPlace.within(scene.size(), width, height, UIScale.scale(MARGIN));
    }

    /**
     * Paints the board as large as fits, with the lands that can be chosen lit.
     *
     * @return whether all of it was painted in the time that there was
     */
    public boolean paint(Graphics2D graphics, Scene scene, Optional<Asked> asked, int width, int height, Haste haste) {
        Graphics2D g = (Graphics2D) graphics.create();
        BoardPlace place = place(scene, width, height);
        boolean all = true;
        for (LandScene land : scene.lands()) {
            int x = place.left() + (land.column() - 1) * place.side();
            int y = place.top() + (land.row() - 1) * place.side();
            Cell cell = Cell.of(land, scene, life);
            all &= haste.paint(sheet, g, cell, tiles.ground(cell.tile()), x, y, place.side());
        }
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        asked.filter(Asked::isOfLands).ifPresent(choices -> paintChoices(g, scene, choices, place));
        g.dispose();
        return all;
    }

    /** What cannot be chosen is dimmed, so that what can be is lit. */
    private static void paintChoices(Graphics2D g, Scene scene, Asked choices, BoardPlace place) {
        float line = UIScale.scale(3f);
        g.setStroke(new BasicStroke(line));
        scene.lands().forEach(land -> {
            Square square = new Square(land.column(), land.row());
            Rectangle2D bounds = place.bounds(square);
            if (choices.at(square).isEmpty()) {
                g.setColor(Tone.faint(Color.BLACK, 0.38));
                g.fill(bounds);
            } else {
                g.setColor(LIT);
                g.draw(new Rectangle2D.Double(
                        bounds.getX() + line / 2,
                        bounds.getY() + line / 2,
                        bounds.getWidth() - line,
                        bounds.getHeight() - line));
            }
        });
    }

    /** Paints a dashed frame around a land. */
    static void paintCursor(Graphics2D graphics, Rectangle2D land) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        float line = UIScale.scale(2f);
        g.setStroke(new BasicStroke(line * 2));
        g.setColor(DARK);
        g.draw(land);
        g.setStroke(new BasicStroke(line, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {line * 3}, 0));
        g.setColor(Color.WHITE);
        g.draw(land);
        g.dispose();
    }
}
