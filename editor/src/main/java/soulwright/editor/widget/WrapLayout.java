package soulwright.editor.widget;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.LayoutManager;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One component beside the other, in as many lines as the width needs.
 *
 * @param gapX between components, at a zoom of 100 %
 * @param gapY between lines
 * @param shape how those of a line stand
 */
record WrapLayout(int gapX, int gapY, Shape shape) implements LayoutManager {
    enum Shape {
        /** Each as wide as it wants to be. */
        FLOWING,
        /** The last of several stands at the end of the line. */
        ENDS,
        /** All are as wide as the widest, so that those of all lines stand below each other. */
        COLUMNS
    }

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
        List<Component> line = new ArrayList<>();
        int column = column(parent);
        int x = 0;
        int y = 0;
        int widest = 0;
        for (Component child : parent.getComponents()) {
            if (!child.isVisible()) {
                continue;
            }
            int wanted = Math.max(column, child.getPreferredSize().width);
            if (x > 0 && x + wanted > width) {
                y += finish(line, column, y, width, move) + UIScale.scale(gapY);
                x = 0;
            }
            line.add(child);
            x += wanted + UIScale.scale(gapX);
            widest = Math.max(widest, x);
        }
        return new Dimension(widest, y + finish(line, column, y, width, move));
    }

    /** How wide each component is at least. */
    private int column(Container parent) {
        return shape != Shape.COLUMNS
                ? 0
                : Arrays.stream(parent.getComponents())
                        .filter(Component::isVisible)
                        .mapToInt(child -> child.getPreferredSize().width)
                        .max()
                        .orElse(0);
    }

    /** Puts the components of a line side by side, each in the middle of its height, which is given back. */
    private int finish(List<Component> line, int column, int y, int width, boolean move) {
        int height = line.stream()
                .mapToInt(child -> child.getPreferredSize().height)
                .max()
                .orElse(0);
        int x = 0;
        for (Component child : line) {
            Dimension size = child.getPreferredSize();
            int wide = Math.max(column, size.width);
            if (shape == Shape.ENDS && line.size() > 1 && child == line.get(line.size() - 1)) {
                x = Math.max(x, width - size.width);
            }
            if (move) {
                child.setBounds(x, y + (height - size.height) / 2, Math.min(wide, width), size.height);
            }
            x += wide + UIScale.scale(gapX);
        }
        line.clear();
        return height;
    }

    @Override
    public void addLayoutComponent(String name, Component child) {}

    @Override
    public void removeLayoutComponent(Component child) {}
}
