package soulwright.editor.play;

import com.formdev.flatlaf.util.UIScale;
import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JToolTip;
import javax.swing.UIManager;
import soulwright.editor.art.Card;
import soulwright.editor.art.CardPainter;

/** A card to look at and, if something can be done with it, to choose; what cannot be chosen is paler. Its tooltip shows it in large. */
public final class CardButton extends JButton {
    private static final int WIDTH = 104;

    private final Card card;
    private final boolean hidden;
    private final boolean choosable;
    private final int width;

    /**
     * In its usual size.
     *
     * @param hidden whether only its back is seen
     */
    public CardButton(Card card, boolean hidden, boolean choosable) {
        this(card, hidden, choosable, WIDTH);
    }

    /**
     * In a size of its own.
     *
     * @param width before zooming
     */
    public CardButton(Card card, boolean hidden, boolean choosable, int width) {
        this.card = card;
        this.hidden = hidden;
        this.width = width;
        this.choosable = choosable;
        setEnabled(choosable || !hidden);
        setBorderPainted(false);
        setContentAreaFilled(false);
        setRolloverEnabled(true);
        setName("card " + card.name());
        setToolTipText(hidden ? "A card that you have not seen" : card.words());
        getAccessibleContext().setAccessibleName(hidden ? "Hidden card" : card.words());
    }

    Card shown() {
        return card;
    }

    @Override
    public JToolTip createToolTip() {
        JToolTip tip = hidden ? super.createToolTip() : new CardTip(card);
        tip.setComponent(this);
        return tip;
    }

    @Override
    public Dimension getPreferredSize() {
        int wide = UIScale.scale(width);
        int rim = 2 * UIScale.scale(3);
        return new Dimension(wide + rim, (int) Math.ceil(wide * CardPainter.HEIGHT) + rim);
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        float rim = UIScale.scale(3f);
        float wide = UIScale.scale((float) width);
        if (!choosable) {
            g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, 0.62f));
        }
        CardPainter painter = new CardPainter(UIManager.getFont("Label.font"));
        if (hidden) {
            painter.paintBack(g, rim, rim, wide);
        } else {
            painter.paint(g, card, rim, rim, wide);
        }
        g.setComposite(AlphaComposite.SrcOver);
        ring().ifPresent(colour -> {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setColor(colour);
            g.setStroke(new BasicStroke(rim));
            g.draw(new RoundRectangle2D.Float(
                    rim / 2, rim / 2, getWidth() - rim, getHeight() - rim, wide * 0.14f, wide * 0.14f));
        });
        g.dispose();
    }

    private Optional<Color> ring() {
        return isFocusOwner()
                ? Optional.of(UIManager.getColor("Component.focusedBorderColor"))
                : isEnabled() && getModel().isRollover()
                        ? Optional.of(UIManager.getColor("Component.accentColor"))
                        : Optional.empty();
    }
}
