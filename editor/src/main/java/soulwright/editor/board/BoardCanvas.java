package soulwright.editor.board;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Diagnostic;
import soulwright.editor.art.Gallery;
import soulwright.editor.board.drawing.Cell;
import soulwright.editor.board.drawing.Drawing;
import soulwright.editor.board.drawing.Layer;
import soulwright.editor.board.drawing.Paint;
import soulwright.editor.board.drawing.Stroke;
import soulwright.editor.widget.Html;

/** The board to draw on. Shows a stroke as it would be before it is done. */
final class BoardCanvas extends JPanel {
    private final OpenBoard board;
    private final Easel easel;
    private final Supplier<Gallery> gallery;
    private final Listener listener;
    private final OverlayPainter overlays;
    private BoardPainter painter;
    private Gallery painted;
    private Port port = new Port(0, 0, Port.SMALLEST);
    private boolean fitting = true;
    private Optional<Stroke> stroke = Optional.empty();
    private Optional<Cell> hover = Optional.empty();
    private Cell cursor = new Cell(1, 1);

    /** Is told what a user does on the canvas. */
    interface Listener {
        /** A stroke was done. */
        void drawn(Stroke stroke);

        /** What is under pointer or cursor, or what would be drawn, may be another. */
        void looked();
    }

    BoardCanvas(OpenBoard board, Easel easel, Supplier<Gallery> gallery, Listener listener) {
        this.board = board;
        this.easel = easel;
        this.gallery = gallery;
        this.listener = listener;
        this.painted = gallery.get();
        this.painter = new BoardPainter(painted);
        this.overlays = new OverlayPainter(board, easel);
        setName("board-canvas");
        setFocusable(true);
        setOpaque(true);
        setToolTipText("");
        getAccessibleContext().setAccessibleName("Board");
        CanvasMouse mouse = new CanvasMouse(this);
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
        addMouseWheelListener(mouse);
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                if (fitting) {
                    fit();
                }
            }
        });
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
                repaint();
            }

            @Override
            public void focusLost(FocusEvent event) {
                repaint();
            }
        });
    }

    @Override
    public Dimension getPreferredSize() {
        return UIScale.scale(new Dimension(420, 420));
    }

    @Override
    public Dimension getMinimumSize() {
        return UIScale.scale(new Dimension(120, 120));
    }

    // ---- what is seen

    /** The board changed, or what is shown of it. */
    void refresh() {
        Gallery now = gallery.get();
        if (now != painted) {
            painted = now;
            painter = new BoardPainter(now);
        }
        if (fitting) {
            fit();
        }
        describe();
        repaint();
    }

    /** Shows the whole board. */
    void fit() {
        fitting = true;
        port = Port.fitting(space(), board.drawing().extent());
        repaint();
    }

    void zoom(double factor, Point at) {
        fitting = false;
        port = port.zoomed(factor, at);
        repaint();
    }

    void pan(int east, int south) {
        fitting = false;
        port = port.moved(east, south);
        repaint();
    }

    Port port() {
        return port;
    }

    /** What there is beside the coordinates. */
    Rectangle space() {
        int edge = easel.shows(Easel.Overlay.COORDINATES) ? UIScale.scale(OverlayPainter.RULER) : 0;
        int gap = UIScale.scale(10);
        return new Rectangle(
                edge + gap,
                edge + gap,
                Math.max(1, getWidth() - edge - 2 * gap),
                Math.max(1, getHeight() - edge - 2 * gap));
    }

    /** The board as it would be after the stroke that is being made. */
    Drawing shown() {
        return stroke.map(made -> made.on(board.drawing(), board.world(), board.letters()))
                .orElse(board.drawing());
    }

    /** The land under the pointer, or under the cursor of the keyboard. */
    Cell looked() {
        return hover.orElse(cursor);
    }

    /** The land under the pointer. */
    Optional<Cell> pointed() {
        return hover;
    }

    Cell cursor() {
        return cursor;
    }

    // ---- drawing

    Optional<Stroke> stroke() {
        return stroke;
    }

    /** Begins a stroke, or picks the paint of a land up. */
    void press(Cell cell) {
        cursor = within(cell);
        if (easel.tool().isEmpty()) {
            pick(cell);
        } else {
            stroke = easel.paint().map(paint -> Stroke.at(cell, easel.tool().orElseThrow(), paint, easel.symmetry()));
        }
        changed();
    }

    void drag(Cell cell) {
        stroke = stroke.map(made -> made.to(cell));
        cursor = within(cell);
        hover(Optional.of(cell));
    }

    void release() {
        Optional<Stroke> made = stroke;
        stroke = Optional.empty();
        made.ifPresent(listener::drawn);
        changed();
    }

    void cancel() {
        stroke = Optional.empty();
        changed();
    }

    void pick(Cell cell) {
        Optional<Paint> found = easel.layer().pick(board.drawing(), cell);
        found.or(() -> Layer.TERRAIN.pick(board.drawing(), cell)).ifPresent(easel::picked);
    }

    void hover(Optional<Cell> cell) {
        hover = cell;
        changed();
    }

    /** Moves the cursor of the keyboard, and the stroke that is being made with it. */
    void step(int east, int south) {
        hover = Optional.empty();
        cursor = within(cursor.moved(east, south));
        stroke = stroke.map(made -> made.to(cursor));
        if (!fitting) {
            port = port.showing(cursor, space());
        }
        changed();
    }

    private Cell within(Cell cell) {
        int extent = Math.max(1, board.drawing().extent());
        return new Cell(Math.max(1, Math.min(extent, cell.column())), Math.max(1, Math.min(extent, cell.row())));
    }

    private void changed() {
        describe();
        listener.looked();
        repaint();
    }

    private void describe() {
        getAccessibleContext().setAccessibleDescription(new LandWords(board.drawing(), board.world()).of(cursor));
    }

    // ---- painting

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setColor(getBackground());
        g.fillRect(0, 0, getWidth(), getHeight());
        Drawing shown = shown();
        painter.paint(g, shown, board.world(), board.boss(), port);
        overlays.paint(g, this, shown);
        g.dispose();
    }

    @Override
    public @Nullable String getToolTipText(MouseEvent event) {
        List<Diagnostic> found = board.findings().atLands().getOrDefault(port.cell(event.getPoint()), List.of());
        return found.isEmpty()
                ? null
                : "<html><div style='width:220px'>"
                        + found.stream()
                                .map(finding -> Html.escape(finding.message()
                                        + finding.help()
                                                .map(help -> ": " + help)
                                                .orElse("")))
                                .collect(Collectors.joining("<br>"))
                        + "</div></html>";
    }
}
