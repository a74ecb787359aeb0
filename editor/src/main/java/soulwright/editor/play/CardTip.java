package soulwright.editor.play;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.JToolTip;
import javax.swing.UIManager;
import soulwright.editor.art.Card;
import soulwright.editor.art.CardPainter;

/** A card in large, where a tooltip would be. */
final class CardTip extends JToolTip {
    private static final int WIDTH = 250;
    private static final int MARGIN = 4;

    private final Card card;

    CardTip(Card card) {
        this.card = card;
    }

    @Override
    public Dimension getPreferredSize() {
        int margin = 2 * UIScale.scale(MARGIN);
        int width = UIScale.scale(WIDTH);
        return new Dimension(width + margin, (int) Math.ceil(width * CardPainter.HEIGHT) + margin);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        graphics.setColor(UIManager.getColor("Panel.background"));
        graphics.fillRect(0, 0, getWidth(), getHeight());
        int margin = UIScale.scale(MARGIN);
        new CardPainter(UIManager.getFont("Label.font"))
                .paint((Graphics2D) graphics, card, margin, margin, UIScale.scale((float) WIDTH));
    }
}
