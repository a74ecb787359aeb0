package soulwright.editor.entry.field;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.LayoutManager;

/**
 * One component beside the other, in as many lines as the width needs.
 *
 * @param gapX between components, at a zoom of 100 %
 * @param gapY between lines
 */
record WrapLayout(int gapX, int gapY) implements LayoutManager {
    @Override
    public void layoutContainer(Container parent) {
        place(parent, parent.getWidth(), true);
    }

    @Override
    public Dimension preferredLayoutSize(Container parent) {
        int width = parent.getWidth() > 0 ? parent.getWidth() : Integer.MAX_VALUE;
        return place(parent, width, false);
    }

    @Override
    public Dimension minimumLayoutSize(Container parent) {
        int widest = 0;
        for (Component child : parent.getComponents()) {
            widest = Math.max(widest, child.getMinimumSize().width);
        }
        return new Dimension(widest, preferredLayoutSize(parent).height);
    }

    private Dimension place(Container parent, int width, boolean move) {
        int x = 0;
        int y = 0;
        int line = 0;
        int widest = 0;
        for (Component child : parent.getComponents()) {
            if (!child.isVisible()) {
                continue;
            }
            Dimension size = child.getPreferredSize();
            if (x > 0 && x + size.width > width) {
                x = 0;
                y += line + UIScale.scale(gapY);
                line = 0;
            }
            if (move) {
                child.setBounds(x, y, Math.min(size.width, width), size.height);
            }
            x += size.width + UIScale.scale(gapX);
            line = Math.max(line, size.height);
            widest = Math.max(widest, x);
        }
        return new Dimension(widest, y + line);
    }

    @Override
    public void addLayoutComponent(String name, Component child) {}

    @Override
    public void removeLayoutComponent(Component child) {}
}
