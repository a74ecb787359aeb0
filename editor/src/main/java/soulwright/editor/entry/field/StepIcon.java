package soulwright.editor.entry.field;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import javax.swing.Icon;
import javax.swing.SwingConstants;

/**
 * A small triangle.
 *
 * @param direction {@link SwingConstants#NORTH} or {@link SwingConstants#SOUTH}
 */
record StepIcon(int direction) implements Icon {
    @Override
    public int getIconWidth() {
        return UIScale.scale(16);
    }

    @Override
    public int getIconHeight() {
        return UIScale.scale(7);
    }

    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
        Graphics2D pen = (Graphics2D) graphics.create();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.translate(x, y);
        pen.scale(getIconWidth() / 16.0, getIconHeight() / 7.0);
        boolean up = direction == SwingConstants.NORTH;
        Path2D path = new Path2D.Double();
        path.moveTo(4.5, up ? 5 : 2);
        path.lineTo(11.5, up ? 5 : 2);
        path.lineTo(8, up ? 2 : 5);
        path.closePath();
        pen.setColor(on.getForeground());
        pen.fill(path);
        pen.dispose();
    }
}
