package soulwright.editor.entry.field;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Insets;
import javax.swing.UIManager;
import javax.swing.border.AbstractBorder;

/** A thin line at the left of what belongs together. */
final class SideLine extends AbstractBorder {
    private static final long serialVersionUID = 1;

    private final int indent;

    /** @param indent between the line and what is right of it, at a zoom of 100 % */
    SideLine(int indent) {
        this.indent = indent;
    }

    @Override
    public Insets getBorderInsets(Component on, Insets insets) {
        insets.set(0, UIScale.scale(indent), 0, 0);
        return insets;
    }

    @Override
    public void paintBorder(Component on, Graphics graphics, int x, int y, int width, int height) {
        Color line = UIManager.getColor("Component.borderColor");
        graphics.setColor(line == null ? on.getForeground() : line);
        graphics.fillRect(x, y, Math.max(1, UIScale.scale(1)), height);
    }
}
