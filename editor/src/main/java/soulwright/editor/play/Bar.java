package soulwright.editor.play;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import soulwright.editor.art.Tone;

/**
 * How much is left of something.
 *
 * @param value at least 0
 * @param full what it is out of
 */
record Bar(int value, int full) {
    private static final Color WELL = new Color(0x3f9d5a);
    private static final Color HURT = new Color(0xc98a1b);
    private static final Color ILL = new Color(0xd04a35);

    void paint(Graphics2D graphics, double x, double y, double width, double height, Color ground) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(Tone.mix(ground, Tone.inkOn(ground), 0.18));
        g.fill(new RoundRectangle2D.Double(x, y, width, height, height, height));
        double part = full <= 0 ? 0 : Math.min(1, value / (double) full);
        if (part > 0) {
            g.setColor(part > 0.6 ? WELL : part > 0.3 ? HURT : ILL);
            g.fill(new RoundRectangle2D.Double(x, y, Math.max(height, width * part), height, height, height));
        }
        g.dispose();
    }
}
