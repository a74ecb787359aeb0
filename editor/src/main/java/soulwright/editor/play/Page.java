package soulwright.editor.play;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.LayoutManager;
import java.awt.Rectangle;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.Scrollable;

/** What scrolls up and down when there is too little room for it, and never sideways. */
final class Page extends JPanel implements Scrollable {
    Page(LayoutManager layout) {
        super(layout);
    }

    /** In a pane that shows as much as there is room for. */
    JScrollPane scrolling() {
        JScrollPane pane = new JScrollPane(this);
        pane.setBorder(null);
        pane.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        return pane;
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
        return getFontMetrics(getFont()).getHeight() * 2;
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
        Component parent = getParent();
        return parent != null && parent.getHeight() > getPreferredSize().height;
    }
}
