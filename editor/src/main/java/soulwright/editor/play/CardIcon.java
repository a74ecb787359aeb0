package soulwright.editor.play;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.Icon;
import javax.swing.UIManager;
import soulwright.editor.art.Card;
import soulwright.editor.art.CardPainter;

/**
 * A card as an icon.
 *
 * @param width before zooming
 */
record CardIcon(Card card, int width) implements Icon {
    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
        new CardPainter(UIManager.getFont("Label.font"))
                .paint((Graphics2D) graphics, card, x, y, UIScale.scale((float) width));
    }

    @Override
    public int getIconWidth() {
        return UIScale.scale(width);
    }

    @Override
    public int getIconHeight() {
        return (int) Math.ceil(UIScale.scale(width) * CardPainter.HEIGHT);
    }
}
