package soulwright.editor.board;

import java.awt.Point;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import javax.swing.AbstractAction;
import javax.swing.KeyStroke;
import soulwright.editor.board.drawing.Tool;

/**
 * The keyboard on a board: arrows move the cursor; space and Enter paint there, or begin a stroke and end it, for tools that need two lands;
 * with Shift, arrows draw; Escape gives a stroke up; plus and minus zoom, and 0 shows the whole board.
 */
final class CanvasKeys {
    private static final double STEP = 1.25;

    private final BoardCanvas canvas;
    private final Easel easel;

    CanvasKeys(BoardCanvas canvas, Easel easel) {
        this.canvas = canvas;
        this.easel = easel;
    }

    void bind() {
        arrow("UP", 0, -1);
        arrow("DOWN", 0, 1);
        arrow("LEFT", -1, 0);
        arrow("RIGHT", 1, 0);
        on(this::paint, "SPACE", "ENTER");
        on(this::finish, "released SHIFT");
        on(() -> canvas.pick(canvas.cursor()), "K");
        on(() -> canvas.zoom(STEP, middle()), "PLUS", "ADD", "EQUALS", "shift EQUALS");
        on(() -> canvas.zoom(1 / STEP, middle()), "MINUS", "SUBTRACT");
        on(canvas::fit, "0", "NUMPAD0");
        canvas.getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0), "cancel");
        canvas.getActionMap().put("cancel", new AbstractAction() {
            @Override
            public boolean isEnabled() {
                return canvas.stroke().isPresent(); // else the key is for the window
            }

            @Override
            public void actionPerformed(ActionEvent event) {
                canvas.cancel();
            }
        });
    }

    private Point middle() {
        return new Point(canvas.getWidth() / 2, canvas.getHeight() / 2);
    }

    private void arrow(String key, int east, int south) {
        on(() -> canvas.step(east, south), key);
        on(
                () -> {
                    if (canvas.stroke().isEmpty() && easel.tool().isPresent()) {
                        canvas.press(canvas.cursor());
                    }
                    canvas.step(east, south);
                },
                "shift " + key);
        on(() -> canvas.pan(-east * canvas.port().tile(), -south * canvas.port().tile()), "ctrl " + key);
    }

    private void paint() {
        boolean atOnce = easel.tool().filter(Tool::needsOneLand).isPresent();
        if (canvas.stroke().isPresent()) {
            canvas.release();
        } else {
            canvas.press(canvas.cursor());
            if (atOnce) {
                canvas.release();
            }
        }
    }

    /** What was drawn with Shift is done when that is let go. */
    private void finish() {
        if (canvas.stroke().isPresent()) {
            canvas.release();
        }
    }

    private void on(Runnable run, String... keys) {
        for (String key : keys) {
            canvas.getInputMap().put(KeyStroke.getKeyStroke(key), "keys " + key);
            canvas.getActionMap().put("keys " + key, new AbstractAction() {
                @Override
                public void actionPerformed(ActionEvent event) {
                    run.run();
                }
            });
        }
    }
}
