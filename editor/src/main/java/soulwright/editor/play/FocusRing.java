package soulwright.editor.play;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.geom.RoundRectangle2D;
import javax.swing.JComponent;
import javax.swing.UIManager;

/** The ring around what has the keyboard, for components that paint themselves. */
record FocusRing(JComponent component) implements FocusListener {
    @Override
    public void focusGained(FocusEvent event) {
        component.repaint();
    }

    @Override
    public void focusLost(FocusEvent event) {
        component.repaint();
    }

    /** Paints it just within the edge. */
    static void paint(Graphics2D graphics, JComponent component) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(UIManager.getColor("Component.focusedBorderColor"));
        float line = UIScale.scale(2f);
        float arc = UIScale.scale(8f);
        g.setStroke(new BasicStroke(line));
        g.draw(new RoundRectangle2D.Float(
                line / 2, line / 2, component.getWidth() - line, component.getHeight() - line, arc, arc));
        g.dispose();
    }
}
