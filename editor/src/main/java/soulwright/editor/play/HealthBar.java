package soulwright.editor.play;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.swing.JComponent;
import javax.swing.UIManager;
import soulwright.quest.scene.FighterScene;

/** How much health a fighter has left, as a bar and in figures. */
final class HealthBar extends JComponent {
    private static final int WIDEST = 160;
    private static final int GAP = 6;

    private final int health;
    private final int full;

    /** @param life the attribute that wounds use up */
    HealthBar(FighterScene fighter, String life) {
        health = fighter.health();
        full = Math.max(health, fighter.attributes().getOrDefault(life, 0));
        setFont(UIManager.getFont("Label.font"));
    }

    @Override
    public void updateUI() {
        setFont(UIManager.getFont("Label.font"));
    }

    /** In words. */
    String words() {
        return "Health " + health + " of " + full;
    }

    /** As in `3/30`. */
    String figures() {
        return health + "/" + full;
    }

    @Override
    public Dimension getPreferredSize() {
        FontMetrics metrics = getFontMetrics(getFont());
        return new Dimension(UIScale.scale(WIDEST + GAP) + metrics.stringWidth(figures()), metrics.getHeight());
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(getFontMetrics(getFont()).stringWidth(figures()), getPreferredSize().height);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        FontMetrics metrics = g.getFontMetrics();
        int room = getWidth() - metrics.stringWidth(figures()) - UIScale.scale(GAP);
        int width = Math.max(0, Math.min(UIScale.scale(WIDEST), room));
        int height = Math.max(6, getHeight() / 2);
        new Bar(health, full)
                .paint(g, 0, (getHeight() - height) / 2.0, width, height, UIManager.getColor("Panel.background"));
        g.setColor(UIManager.getColor("Label.foreground"));
        g.drawString(figures(), width == 0 ? 0 : width + UIScale.scale(GAP), metrics.getAscent());
        g.dispose();
    }
}
