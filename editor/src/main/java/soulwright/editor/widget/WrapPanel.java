package soulwright.editor.widget;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Rectangle;
import javax.swing.JPanel;
import javax.swing.Scrollable;
import javax.swing.SwingUtilities;
import soulwright.editor.widget.WrapLayout.Shape;

/**
 * Its components stand beside each other in as many lines as its width needs; it asks for its height anew when its width changes. In a scroll pane it scrolls
 * up and down.
 */
public final class WrapPanel extends JPanel implements Scrollable {
    private static final long serialVersionUID = 1;
    private static final int STEP = 24;

    /**
     * Without components.
     *
     * @param gapX between components, at a zoom of 100 %
     * @param gapY between lines
     */
    public WrapPanel(int gapX, int gapY) {
        this(new WrapLayout(gapX, gapY, Shape.FLOWING));
    }

    private WrapPanel(WrapLayout layout) {
        super(layout);
        setOpaque(false);
    }

    /** One in which the last of several in a line stands at its end: what it is about on the left, buttons on the right. */
    public static WrapPanel ends(int gapX, int gapY) {
        return new WrapPanel(new WrapLayout(gapX, gapY, Shape.ENDS));
    }

    /** One in which all are as wide as the widest, so that they stand below each other, line by line. */
    public static WrapPanel columns(int gapX, int gapY) {
        return new WrapPanel(new WrapLayout(gapX, gapY, Shape.COLUMNS));
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean other = width != getWidth();
        super.setBounds(x, y, width, height);
        if (other) {
            SwingUtilities.invokeLater(() -> Wrapping.arrangeAnew(this));
        }
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
        return UIScale.scale(STEP);
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
        return visible.height;
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return false;
    }
}
