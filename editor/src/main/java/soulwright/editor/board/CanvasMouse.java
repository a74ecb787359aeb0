package soulwright.editor.board;

import java.awt.Cursor;
import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.Optional;
import javax.swing.SwingUtilities;

/** The mouse on a board: the left button draws, the right one picks up, the middle one moves the board, the wheel zooms. */
final class CanvasMouse extends MouseAdapter {
    private static final double STEP = 1.15;

    private final BoardCanvas canvas;
    private Optional<Point> held = Optional.empty();

    CanvasMouse(BoardCanvas canvas) {
        this.canvas = canvas;
    }

    @Override
    public void mousePressed(MouseEvent event) {
        canvas.requestFocusInWindow();
        if (SwingUtilities.isMiddleMouseButton(event)) {
            held = Optional.of(event.getPoint());
            canvas.setCursor(Cursor.getPredefinedCursor(Cursor.MOVE_CURSOR));
        } else if (SwingUtilities.isRightMouseButton(event) && canvas.stroke().isPresent()) {
            canvas.cancel();
        } else if (SwingUtilities.isRightMouseButton(event)) {
            canvas.pick(canvas.port().cell(event.getPoint()));
        } else {
            canvas.press(canvas.port().cell(event.getPoint()));
        }
    }

    @Override
    public void mouseDragged(MouseEvent event) {
        if (held.isPresent()) {
            Point from = held.get();
            canvas.pan(event.getX() - from.x, event.getY() - from.y);
            held = Optional.of(event.getPoint());
        } else {
            canvas.drag(canvas.port().cell(event.getPoint()));
        }
    }

    @Override
    public void mouseReleased(MouseEvent event) {
        if (SwingUtilities.isMiddleMouseButton(event)) {
            held = Optional.empty();
            canvas.setCursor(Cursor.getPredefinedCursor(Cursor.CROSSHAIR_CURSOR));
        } else if (SwingUtilities.isLeftMouseButton(event)) {
            canvas.release();
        }
    }

    @Override
    public void mouseMoved(MouseEvent event) {
        canvas.hover(Optional.of(canvas.port().cell(event.getPoint())));
    }

    @Override
    public void mouseExited(MouseEvent event) {
        canvas.hover(Optional.empty());
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent event) {
        canvas.zoom(Math.pow(STEP, -event.getPreciseWheelRotation()), event.getPoint());
    }
}
