package soulwright.editor.art;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/**
 * Paints tiles at any size. From 32 dots on terrains, dwellings and ruins can be told apart by their icons as well as their colours; below
 * {@link #DETAILED} dots, how high a land is and how many levels a ruin has is left out.
 */
public final class TilePainter {
    private static final double DETAILED = 30;
    private static final Color HOME = new Color(0xbdb4a4);
    private static final Color BOSS = new Color(0x4b3b57);
    private static final Color PLATE = new Color(0xfff6df);
    private static final Color RUIN = new Color(0x5d564e);
    private static final double BADGE = 0.46;

    private final Gallery gallery;

    public TilePainter(Gallery gallery) {
        this.gallery = gallery;
    }

    /** Paints a tile on a square. */
    public void paint(Graphics2D graphics, Tile tile, double x, double y, double size) {
        try (Brush brush = Brush.on(graphics)) {
            Graphics2D g = brush.graphics();
            g.translate(x, y);
            Color ground = ground(tile);
            paintGround(g, ground, size);
            paintIcon(g, tile, ground, size);
            if (tile.blocked()) {
                paintHatching(g, ground, size);
            }
            if (size >= DETAILED) {
                paintElevation(g, tile.elevation(), ground, size);
            }
            paintBuilding(g, tile, size);
        }
    }

    /** The colour that most of a tile has. */
    public Color ground(Tile tile) {
        return tile.terrain().map(id -> gallery.emblem("terrains", id).colour()).orElse(tile.boss() ? BOSS : HOME);
    }

    private static void paintGround(Graphics2D g, Color ground, double size) {
        g.setPaint(new GradientPaint(0, 0, Tone.lighter(ground, 0.14), 0, (float) size, Tone.darker(ground, 0.10)));
        g.fill(new Rectangle2D.Double(0, 0, size, size));
        double line = Math.max(1, size / 48);
        g.setColor(Tone.faint(Color.BLACK, 0.22));
        g.fill(new Rectangle2D.Double(0, size - line, size, line));
        g.fill(new Rectangle2D.Double(size - line, 0, line, size - line));
        g.setColor(Tone.faint(Color.WHITE, 0.28));
        g.fill(new Rectangle2D.Double(0, 0, size - line, line));
        g.fill(new Rectangle2D.Double(0, line, line, size - 2 * line));
    }

    private void paintIcon(Graphics2D g, Tile tile, Color ground, double size) {
        Color ink = Tone.luminance(ground) > 0.18 ? Tone.darker(ground, 0.46) : Tone.lighter(ground, 0.42);
        double part = tile.dwelling().isPresent() && tile.terrain().isPresent() ? 0.62 : 0.74;
        double offset = tile.dwelling().isPresent() && tile.terrain().isPresent() ? 0.30 : 0.13;
        tile.terrain()
                .map(id -> gallery.emblem("terrains", id).picture())
                .ifPresent(picture -> picture.paint(g, size * offset, size * offset, size * part, ink));
    }

    /** A land without terrain is its dwelling; on others, dwelling or ruin stands in a corner. */
    private void paintBuilding(Graphics2D g, Tile tile, double size) {
        if (tile.terrain().isEmpty()) {
            tile.dwelling()
                    .ifPresent(id -> gallery.emblem("dwellings", id)
                            .picture()
                            .paint(g, size * 0.11, size * 0.11, size * 0.78, Tone.darker(HOME, 0.66)));
        } else if (tile.ruin().isPresent()) {
            paintPlate(g, gallery.emblem("ruins", tile.ruin().get()), RUIN, PLATE, size);
            paintLevels(g, tile.levels(), size);
        } else {
            tile.dwelling().ifPresent(id -> {
                Emblem emblem = gallery.emblem("dwellings", id);
                paintPlate(g, emblem, PLATE, readable(emblem.colour()), size);
            });
        }
    }

    /** As much of a colour as can be read on a plate. */
    private static Color readable(Color colour) {
        Color ink = colour;
        while (Tone.contrast(ink, PLATE) < 4.5) {
            ink = Tone.darker(ink, 0.15);
        }
        return ink;
    }

    private static void paintPlate(Graphics2D g, Emblem emblem, Color plate, Color ink, double size) {
        double inset = size * 0.05;
        double side = size * BADGE;
        g.setColor(Tone.faint(Color.BLACK, 0.35));
        g.fill(new RoundRectangle2D.Double(
                inset, inset + Math.max(1, size / 40), side, side, side * 0.36, side * 0.36));
        g.setColor(plate);
        g.fill(new RoundRectangle2D.Double(inset, inset, side, side, side * 0.36, side * 0.36));
        emblem.picture().paint(g, inset + side * 0.08, inset + side * 0.08, side * 0.84, ink);
    }

    private static void paintLevels(Graphics2D g, int levels, double size) {
        double side = size * 0.075;
        for (int level = 0; level < levels && size >= DETAILED; level++) {
            g.setColor(RUIN);
            double y = size * 0.05 + level * side * 1.5;
            g.fill(new Rectangle2D.Double(size * (0.07 + BADGE), y, side * 1.5, side * 1.1));
            g.setColor(PLATE);
            g.fill(new Rectangle2D.Double(size * (0.08 + BADGE), y + size * 0.01, side * 1.2, side * 0.75));
        }
    }

    private static void paintElevation(Graphics2D g, int elevation, Color ground, double size) {
        g.setColor(Tone.faint(Tone.inkOn(ground), 0.55));
        double dot = size * 0.06;
        for (int level = 0; level < elevation; level++) {
            g.fill(new Ellipse2D.Double(size * 0.90, size * 0.89 - level * dot * 1.55, dot, dot));
        }
    }

    private static void paintHatching(Graphics2D g, Color ground, double size) {
        Shape before = g.getClip();
        g.clip(new Rectangle2D.Double(0, 0, size, size));
        g.setColor(Tone.faint(Tone.inkOn(ground), 0.30));
        g.setStroke(new BasicStroke((float) Math.max(1, size / 26)));
        for (double at = -size; at < size; at += size / 5) {
            g.draw(new Line2D.Double(at, size, at + size, 0));
        }
        g.setClip(before);
    }
}
