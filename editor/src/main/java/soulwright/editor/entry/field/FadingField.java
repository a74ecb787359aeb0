package soulwright.editor.entry.field;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.event.MouseEvent;
import javax.swing.BoundedRangeModel;
import javax.swing.JTextField;
import org.jspecify.annotations.Nullable;

/** A field for one line that fades out at an edge behind which its text goes on, and says all of it when the mouse is over it. */
final class FadingField extends JTextField {
    private static final long serialVersionUID = 1;
    private static final int FADE = 28;

    FadingField(int columns) {
        super(columns);
        setToolTipText(""); // else nobody would be asked for one
    }

    /** Whether there is text beyond the right edge. What is said to be shown is a pixel less than there is, for the caret. */
    boolean goesOn() {
        BoundedRangeModel shown = getHorizontalVisibility();
        return shown.getValue() + shown.getExtent() + 1 < shown.getMaximum();
    }

    private boolean began() {
        return getHorizontalVisibility().getValue() > 0;
    }

    @Override
    public @Nullable String getToolTipText(MouseEvent event) {
        return goesOn() || began() ? getText() : null;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        Insets edges = getInsets();
        int width = UIScale.scale(FADE);
        if (goesOn()) {
            fade(graphics, getWidth() - edges.right, -width);
        }
        if (began()) {
            fade(graphics, edges.left, width);
        }
    }

    /** From an edge inwards. */
    private void fade(Graphics graphics, int edge, int by) {
        Graphics2D painter = (Graphics2D) graphics.create();
        Color back = getBackground();
        Color clear = new Color(back.getRed(), back.getGreen(), back.getBlue(), 0);
        painter.setPaint(new GradientPaint(edge, 0, back, edge + by, 0, clear));
        Insets edges = getInsets();
        painter.fillRect(Math.min(edge, edge + by), edges.top, Math.abs(by), getHeight() - edges.top - edges.bottom);
        painter.dispose();
    }
}
