package soulwright.editor.board;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.Icon;
import javax.swing.UIManager;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Severity;
import soulwright.editor.art.Tone;
import soulwright.editor.board.Easel.Overlay;
import soulwright.editor.board.drawing.Cell;
import soulwright.editor.board.drawing.Drawing;
import soulwright.editor.board.drawing.Layer;
import soulwright.editor.board.drawing.Paint;
import soulwright.editor.board.drawing.Stroke;
import soulwright.editor.board.drawing.Survey;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.Rulers;

/** Paints what lies above the lands: what a stroke would change, figures, findings, coordinates. */
final class OverlayPainter {
    /** The part of a side that the mark of a finding takes at most. */
    private static final double MARK = 0.45;

    /** How wide the coordinates are, before zooming. */
    static final int RULER = 22;

    private final OpenBoard board;
    private final Easel easel;

    OverlayPainter(OpenBoard board, Easel easel) {
        this.board = board;
        this.easel = easel;
    }

    void paint(Graphics2D g, BoardCanvas canvas, Drawing shown) {
        Port port = canvas.port();
        paintFigures(g, port, shown);
        paintStart(g, port, shown);
        if (easel.shows(Overlay.FINDINGS)) {
            board.findings().atLands().forEach((cell, found) -> paintFinding(g, canvas, port.place(cell), found));
        }
        paintStroke(g, canvas);
        if (canvas.isFocusOwner()) {
            outline(g, port.place(canvas.cursor()), colour("Component.focusColor"), solid(3));
        }
        if (easel.shows(Overlay.COORDINATES)) {
            paintRulers(g, canvas, shown.extent());
        }
    }

    // ---- figures

    private void paintFigures(Graphics2D g, Port port, Drawing shown) {
        boolean heights = easel.shows(Overlay.ELEVATION) || easel.layer() == Layer.ELEVATION;
        boolean powers = easel.shows(Overlay.SOUL_POWER);
        if (port.tile() >= UIScale.scale(20) && (heights || powers)) {
            Tiles tiles = new Tiles(shown, board.world());
            shown.cells().forEach(cell -> {
                String figure = (powers && tiles.soulPower(cell) > 0 ? "✦" + tiles.soulPower(cell) : "")
                        + (powers && heights ? " " : "")
                        + (heights ? "▲" + tiles.height(cell) : "");
                if (!figure.isBlank()) {
                    paintFigure(g, figure.strip(), port.place(cell));
                }
            });
        }
    }

    private static void paintFigure(Graphics2D g, String figure, Rectangle place) {
        g.setFont(UIManager.getFont("semibold.font") == null ? g.getFont() : UIManager.getFont("semibold.font"));
        g.setFont(g.getFont().deriveFont(Font.BOLD, Math.max(9f, place.height * 0.19f)));
        FontMetrics metrics = g.getFontMetrics();
        int pad = Math.max(2, place.height / 20);
        int width = metrics.stringWidth(figure) + 2 * pad;
        int height = metrics.getAscent() + pad;
        int x = place.x + (place.width - width) / 2;
        int y = place.y + place.height - height - pad;
        g.setColor(Tone.faint(Color.BLACK, 0.62));
        g.fillRoundRect(x, y, width, height, height / 2, height / 2);
        g.setColor(Color.WHITE);
        g.drawString(figure, x + pad, y + metrics.getAscent() - pad / 2);
    }

    /** Darkens the lands that do not count for a start. */
    private void paintStart(Graphics2D g, Port port, Drawing shown) {
        easel.start()
                .ifPresent(start -> Survey.of(shown, board.world()).ifPresent(survey -> {
                    List<Integer> near = survey.figure().starts().get(start).near();
                    g.setColor(Tone.faint(Color.BLACK, 0.55));
                    shown.cells()
                            .filter(cell -> !near.contains(cell.land(survey.size())))
                            .forEach(cell -> g.fill(port.place(cell)));
                }));
    }

    private static void paintFinding(Graphics2D g, BoardCanvas canvas, Rectangle place, List<Diagnostic> found) {
        Severity worst = found.stream()
                .map(Diagnostic::severity)
                .min(Severity::compareTo)
                .orElse(Severity.INFO);
        String colour = worst == Severity.ERROR ? "Soulwright.error" : "Soulwright.warning";
        outline(g, place, colour(colour), solid(2));
        Icon icon = Icons.of(worst);
        double scale = Math.min(1, place.width * MARK / icon.getIconWidth());
        Graphics2D marking = (Graphics2D) g.create();
        marking.translate(place.x + place.width - scale * (icon.getIconWidth() + UIScale.scale(3f)), place.y);
        marking.scale(scale, scale);
        marking.translate(0, UIScale.scale(3));
        marking.setColor(colour("Panel.background"));
        marking.fillOval(-1, -1, icon.getIconWidth() + 2, icon.getIconHeight() + 2);
        icon.paintIcon(canvas, marking, 0, 0);
        marking.dispose();
    }

    // ---- strokes

    /** What would be painted: what the tool goes over in full lines, its images in broken ones. */
    private void paintStroke(Graphics2D g, BoardCanvas canvas) {
        Drawing drawing = board.drawing();
        Optional<Stroke> made = canvas.stroke();
        if (made.isEmpty() && canvas.pointed().isEmpty()) {
            return;
        }
        Cell at = canvas.looked();
        Set<Cell> own = made.map(stroke -> stroke.tool()
                        .lands(drawing, stroke.trail(), stroke.paint().layer()))
                .orElse(Set.of(at));
        Set<Cell> all = easel.tool().isPresent() ? easel.symmetry().of(own, drawing.size()) : own;
        Optional<Paint> paint = made.map(Stroke::paint).or(easel::paint);
        for (Cell cell : all) {
            if (drawing.holds(cell)) {
                boolean possible = easel.tool().isEmpty()
                        || paint.filter(it ->
                                        it.whyNot(drawing, cell, board.world()).isEmpty())
                                .isPresent();
                paintTarget(g, canvas.port().place(cell), own.contains(cell), possible);
            }
        }
    }

    private static void paintTarget(Graphics2D g, Rectangle place, boolean own, boolean possible) {
        Rectangle inner = new Rectangle(place.x + 1, place.y + 1, place.width - 2, place.height - 2);
        outline(g, inner, Tone.faint(Color.BLACK, 0.55), own ? solid(4) : broken(4));
        outline(g, inner, Color.WHITE, own ? solid(2) : broken(2));
        if (!possible) {
            int part = place.width / 3;
            g.setColor(colour("Soulwright.error"));
            g.setStroke(solid(3));
            g.drawOval(place.x + part, place.y + part, part, part);
            g.drawLine(
                    place.x + part + part / 6,
                    place.y + 2 * part - part / 6,
                    place.x + 2 * part - part / 6,
                    place.y + part + part / 6);
        }
    }

    private static void outline(Graphics2D g, Rectangle place, Color colour, BasicStroke stroke) {
        int half = Math.round(stroke.getLineWidth() / 2);
        g.setColor(colour);
        g.setStroke(stroke);
        g.drawRect(place.x + half, place.y + half, place.width - 2 * half - 1, place.height - 2 * half - 1);
    }

    private static BasicStroke solid(float width) {
        return new BasicStroke(UIScale.scale(width) / 1.5f);
    }

    private static BasicStroke broken(float width) {
        float dash = UIScale.scale(5f);
        return new BasicStroke(
                UIScale.scale(width) / 1.5f,
                BasicStroke.CAP_BUTT,
                BasicStroke.JOIN_MITER,
                1,
                new float[] {dash, dash},
                0);
    }

    // ---- coordinates

    /** Beside the board, or along the edges where it reaches beyond them; lands below are hidden. */
    private static void paintRulers(Graphics2D g, BoardCanvas canvas, int extent) {
        Port port = canvas.port();
        Rulers rulers = new Rulers(extent, port.tile(), port.x(), port.y(), UIScale.scale(RULER));
        g.setColor(canvas.getBackground());
        g.fillRect(0, rulers.y(), canvas.getWidth(), rulers.edge());
        g.fillRect(rulers.x(), 0, rulers.edge(), canvas.getHeight());
        g.setFont(canvas.getFont());
        Cell at = canvas.looked();
        rulers.paint(g, at.column(), at.row());
        g.setColor(canvas.getBackground());
        g.fillRect(rulers.x(), rulers.y(), rulers.edge(), rulers.edge());
    }

    private static Color colour(String key) {
        Color colour = UIManager.getColor(key);
        return colour == null ? Color.GRAY : colour;
    }
}
