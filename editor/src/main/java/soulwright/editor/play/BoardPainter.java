package soulwright.editor.play;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Optional;
import javax.swing.UIManager;
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
    private static final int KEY = 15;

    /** The part of a land that its key takes at most: whoever stands there stays in sight. */
    private static final double MOST_OF_LAND = 0.45;

    private static final int RULER = 18;
    private static final double DIMMED = 0.26;

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
        return BoardPlace.within(scene.size(), width, height, UIScale.scale(MARGIN), UIScale.scale(RULER));
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

    /** What cannot be chosen is dimmed, so that what can be is lit; where the player himself stands is easily found. */
    private static void paintChoices(Graphics2D g, Scene scene, Asked choices, BoardPlace place) {
        float line = UIScale.scale(3f);
        g.setStroke(new BasicStroke(line));
        scene.lands().forEach(land -> {
            Square square = new Square(land.column(), land.row());
            Rectangle2D bounds = place.bounds(square);
            if (!choices.at(square).isEmpty()) {
                frame(g, bounds, line, LIT);
                choices.key(square).ifPresent(key -> paintKey(g, key, bounds));
            } else if (land.summoners().contains(scene.viewer())) {
                frame(g, bounds, line, Tone.faint(Color.WHITE, 0.75));
            } else {
                g.setColor(Tone.faint(Color.BLACK, DIMMED));
                g.fill(bounds);
            }
        });
    }

    private static void frame(Graphics2D g, Rectangle2D land, float line, Color colour) {
        g.setColor(colour);
        g.draw(new Rectangle2D.Double(
                land.getX() + line / 2, land.getY() + line / 2, land.getWidth() - line, land.getHeight() - line));
    }

    /**
     * Paints the numbers of columns and rows beside the board.
     *
     * @param marked the land whose numbers stand out
     */
    static void paintRulers(Graphics2D graphics, BoardPlace place, Optional<Square> marked) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setFont(UIManager.getFont("small.font"));
        place.rulers(UIScale.scale(RULER))
                .paint(
                        g,
                        marked.map(Square::column).orElse(0),
                        marked.map(Square::row).orElse(0));
        g.dispose();
    }

    /** The digit that chooses a land, as it stands beside its option. */
    private static void paintKey(Graphics2D g, int key, Rectangle2D land) {
        double size = Math.min(Math.max(UIScale.scale(KEY), land.getWidth() * 0.24), land.getWidth() * MOST_OF_LAND);
        double x = land.getX() + UIScale.scale(3f);
        double y = land.getY() + UIScale.scale(3f);
        g.setColor(DARK);
        g.fill(new RoundRectangle2D.Double(x, y, size, size, size / 2, size / 2));
        g.setColor(LIT);
        Font font = UIManager.getFont("Label.font").deriveFont(Font.BOLD, (float) (size * 0.76));
        Rectangle2D digit = font.createGlyphVector(g.getFontRenderContext(), Integer.toString(key))
                .getVisualBounds();
        g.setFont(font);
        g.drawString(Integer.toString(key), (float) (x + size / 2 - digit.getCenterX()), (float)
                (y + size / 2 - digit.getCenterY()));
    }

    /**
     * Paints a dashed frame around a land.
     *
     * @param width of the line, before zooming
     */
    static void paintCursor(Graphics2D graphics, Rectangle2D land, float width) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        float line = UIScale.scale(width);
        g.setStroke(new BasicStroke(line * 2));
        g.setColor(DARK);
        g.draw(land);
        g.setStroke(new BasicStroke(line, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {line * 3}, 0));
        g.setColor(Color.WHITE);
        g.draw(land);
        g.dispose();
    }
}
