package soulwright.editor.widget;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import javax.swing.JComponent;
import javax.swing.JLayeredPane;
import javax.swing.JRootPane;

/** A place beside what is seen of a window, where components are laid out and painted as anywhere in it, and nobody looks. */
public final class Offstage {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 700;

    private final JRootPane root;

    /** Beside what is seen of a window that is shown. */
    public Offstage(JRootPane root) {
        this.root = root;
    }

    /** Shows a component and takes it away again. */
    public void show(JComponent component) {
        JLayeredPane layers = root.getLayeredPane();
        component.setBounds(-WIDTH, 0, WIDTH, HEIGHT);
        layers.add(component, JLayeredPane.FRAME_CONTENT_LAYER);
        component.validate();
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        component.paint(graphics);
        graphics.dispose();
        layers.remove(component);
    }
}
