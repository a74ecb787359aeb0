package soulwright.editor.play;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Insets;
import java.awt.Rectangle;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.Scrollable;
import javax.swing.SwingUtilities;

/** Puts components beside each other, in as many rows as the width needs. */
final class WrapPanel extends JPanel implements Scrollable {
    WrapPanel(int gap) {
        super(new Wrapping(gap));
        setOpaque(false);
    }

    private static final class Wrapping extends FlowLayout {
        Wrapping(int gap) {
            super(FlowLayout.LEADING, gap, gap);
        }

        @Override
        public Dimension preferredLayoutSize(Container target) {
            Insets insets = target.getInsets();
            int most = (target.getWidth() == 0 ? Integer.MAX_VALUE : target.getWidth()) - insets.left - insets.right;
            int width = getHgap();
            int height = getVgap();
            int row = 0;
            for (Component component : target.getComponents()) {
                Dimension size = component.getPreferredSize();
                if (width + size.width + getHgap() > most && row > 0) {
                    height += row + getVgap();
                    width = getHgap();
                    row = 0;
                }
                width += size.width + getHgap();
                row = Math.max(row, size.height);
            }
            return new Dimension(
                    Math.min(width, most) + insets.left + insets.right,
                    height + row + getVgap() + insets.top + insets.bottom);
        }
    }

    /** How many rows there are depends on the width, which is known only now. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean other = width != getWidth();
        super.setBounds(x, y, width, height);
        if (other) {
            SwingUtilities.invokeLater(this::arrangeAnew);
        }
    }

    /** A scroll pane around it keeps what changes within from those who laid it out, so they are told. */
    private void arrangeAnew() {
        for (Container at = this; at != null; at = at.getParent()) {
            if (at instanceof JComponent component) {
                component.revalidate();
            }
        }
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
        return getFontMetrics(getFont()).getHeight();
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
