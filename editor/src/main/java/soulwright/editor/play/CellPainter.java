package soulwright.editor.play;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import soulwright.editor.art.Emblem;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.Seat;
import soulwright.editor.art.TilePainter;
import soulwright.editor.art.Tone;

/** Paints lands as they are during a game: what is printed on them, whose they are, and who stands there. */
final class CellPainter {
    private static final Color WELL = new Color(0x3f9d5a);
    private static final Color ILL = new Color(0xd04a35);
    private static final double MONSTER = 0.54;
    private static final double BOSS = 0.72;

    private final Gallery gallery;
    private final TilePainter tiles;

    CellPainter(Gallery gallery) {
        this.gallery = gallery;
        this.tiles = new TilePainter(gallery);
    }

    void paint(Graphics2D graphics, Cell cell, double x, double y, double size) {
        tiles.paint(graphics, cell.tile(), x, y, size);
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.translate(x, y);
        cell.owner().ifPresent(owner -> paintOwner(g, owner, size));
        cell.monster().ifPresent(monster -> paintMonster(g, monster, size));
        paintSummoners(g, cell, size);
        g.dispose();
    }

    /** A frame of his colour, and his mark in a corner. */
    private static void paintOwner(Graphics2D g, Seat owner, double size) {
        double line = Math.max(2, size / 16);
        g.setStroke(new BasicStroke((float) line));
        g.setColor(owner.colour());
        g.draw(new Rectangle2D.Double(line / 2, line / 2, size - line, size - line));
        g.setStroke(new BasicStroke(1));
        g.setColor(Tone.faint(Tone.inkOn(owner.colour()), 0.55));
        g.draw(new Rectangle2D.Double(line, line, size - 2 * line, size - 2 * line));
        double mark = Math.max(11, size * 0.27);
        owner.paint(g, size - mark - line * 0.6, line * 0.6, mark);
    }

    private void paintMonster(Graphics2D g, Cell.Standing monster, double size) {
        double disc = size * (monster.boss() ? BOSS : MONSTER);
        double x = monster.boss() ? (size - disc) / 2 : size * 0.97 - disc;
        double y = monster.boss() ? (size - disc) / 2 : size * 0.93 - disc;
        Emblem emblem = monster.entry()
                .map(id -> gallery.emblem("monsters", id))
                .orElseGet(() -> gallery.emblem("monsters", monster.name()));
        g.setColor(Tone.faint(Color.BLACK, 0.35));
        g.fill(new Ellipse2D.Double(x, y + size * 0.03, disc, disc));
        emblem.paintDisc(g, x, y, disc);
        if (monster.health() < 100) {
            paintHealth(g, monster.health(), x, y + disc * 0.88, disc, size);
        }
        if (size >= 44) {
            paintLevel(g, monster.level(), x, y, disc);
        }
    }

    private static void paintLevel(Graphics2D g, int level, double x, double y, double disc) {
        double badge = disc * 0.42;
        g.setColor(new Color(0x1d1b22));
        g.fill(new Ellipse2D.Double(x - badge * 0.18, y - badge * 0.12, badge, badge));
        g.setColor(Color.WHITE);
        Font font = new Font(Font.SANS_SERIF, Font.BOLD, 12).deriveFont((float) (badge * 0.72));
        g.setFont(font);
        String text = Integer.toString(level);
        Rectangle2D bounds =
                font.createGlyphVector(g.getFontRenderContext(), text).getVisualBounds();
        g.drawString(text, (float) (x + badge * 0.32 - bounds.getCenterX()), (float)
                (y + badge * 0.38 - bounds.getCenterY()));
    }

    private static void paintHealth(Graphics2D g, int percent, double x, double y, double width, double size) {
        double height = Math.max(3, size / 16);
        g.setColor(new Color(0x1d1b22));
        g.fill(new RoundRectangle2D.Double(x - 1, y - 1, width + 2, height + 2, height, height));
        g.setColor(percent > 40 ? WELL : ILL);
        g.fill(new RoundRectangle2D.Double(x, y, Math.max(height, width * percent / 100), height, height, height));
    }

    /** Side by side along the lower edge, each before a form of his seat. */
    private void paintSummoners(Graphics2D g, Cell cell, double size) {
        int count = cell.summoners().size();
        double token = size * (count > 2 ? 0.36 : 0.46);
        double step = count > 1 ? Math.min(token, (size * 0.94 - token) / (count - 1)) : 0;
        for (int i = 0; i < count; i++) {
            Cell.Walker walker = cell.summoners().get(i);
            double x = size * 0.03 + i * step;
            double y = size * 0.97 - token;
            g.setColor(Tone.faint(Color.BLACK, 0.4));
            g.fill(walker.seat().form(x, y + size * 0.02, token));
            g.setColor(Color.WHITE);
            g.fill(walker.seat().form(x, y, token));
            double rim = Math.max(1.5, token / 16);
            g.setColor(walker.seat().colour());
            g.fill(walker.seat().form(x + rim, y + rim, token - 2 * rim));
            paintFace(g, walker, x, y, token);
        }
    }

    private void paintFace(Graphics2D g, Cell.Walker walker, double x, double y, double token) {
        Color ink = Tone.inkOn(walker.seat().colour());
        double inset = token * 0.20;
        walker.character()
                .map(id -> gallery.emblem("characters", id))
                .ifPresentOrElse(
                        emblem -> emblem.picture().paint(g, x + inset, y + inset, token - 2 * inset, ink),
                        () -> walker.seat().paint(g, x, y, token));
    }
}
