package soulwright.editor.play;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.stream.Collectors;
import javax.swing.JPanel;
import javax.swing.JToolTip;
import javax.swing.ToolTipManager;
import javax.swing.UIManager;
import soulwright.editor.art.Card;
import soulwright.editor.art.Cards;
import soulwright.editor.art.Emblem;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.Seat;
import soulwright.quest.scene.FighterScene;
import soulwright.quest.scene.Scene;

/** Somebody who fights: picture, health, figures, statuses. Its tooltip shows the card. */
final class FighterPanel extends JPanel {
    private static final int FACE = 76;

    private final Gallery gallery;
    private final String life;
    private final Scene scene;
    private final FighterScene fighter;
    private final Card card;

    /** @param life the attribute that wounds use up */
    FighterPanel(Gallery gallery, String life, Scene scene, FighterScene fighter) {
        this.gallery = gallery;
        this.life = life;
        this.scene = scene;
        this.fighter = fighter;
        this.card = card();
        setOpaque(false);
        ToolTipManager.sharedInstance().registerComponent(this);
        setToolTipText(card.words());
        getAccessibleContext().setAccessibleName(card.words() + ". " + health());
    }

    private Card card() {
        Card made = new Cards(gallery).card(fighter);
        return fighter.seat().isPresent() ? new Card(face(), "summoner", 0, made.figures(), made.lines(), "") : made;
    }

    private Emblem face() {
        int seat = fighter.seat().orElse(0);
        Seat mark = Cell.seat(scene, seat);
        return scene.summoners()
                .get(seat)
                .character()
                .map(id -> gallery.emblem("characters", id))
                .map(emblem -> new Emblem(fighter.name(), emblem.picture(), mark.colour()))
                .orElseGet(() ->
                        new Emblem(fighter.name(), (g, x, y, size, ink) -> mark.paint(g, x, y, size), mark.colour()));
    }

    @Override
    public JToolTip createToolTip() {
        JToolTip tip = new CardTip(card);
        tip.setComponent(this);
        return tip;
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(UIScale.scale(300), UIScale.scale(FACE + 8));
    }

    private int full() {
        return Math.max(fighter.health(), fighter.attributes().getOrDefault(life, 0));
    }

    private String health() {
        return fighter.known() ? "Health " + fighter.health() + " of " + full() : "Nothing is known of its health";
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        double face = UIScale.scale((float) FACE);
        card.emblem().paintTile(g, 0, UIScale.scale(4f), face);
        int left = (int) face + UIScale.scale(12);
        FontMetrics metrics = g.getFontMetrics(UIManager.getFont("semibold.font"));
        int line = metrics.getHeight();
        int y = UIScale.scale(4) + metrics.getAscent();
        g.setFont(UIManager.getFont("semibold.font"));
        g.setColor(UIManager.getColor("Label.foreground"));
        g.drawString(fighter.name() + (fighter.level() > 0 ? "  level " + fighter.level() : ""), left, y);
        g.setFont(UIManager.getFont("Label.font"));
        if (fighter.known()) {
            paintHealth(g, left, UIScale.scale(4) + line, line);
        }
        g.setColor(UIManager.getColor("Label.foreground"));
        g.drawString(figures(), left, y + line * 2);
        g.setColor(UIManager.getColor("Soulwright.warning"));
        g.drawString(statuses(), left, y + line * 3);
        g.dispose();
    }

    private void paintHealth(Graphics2D g, int left, int top, int line) {
        FontMetrics metrics = g.getFontMetrics();
        String words = fighter.health() + "/" + full();
        int width = Math.min(UIScale.scale(160), getWidth() - left - metrics.stringWidth(words) - UIScale.scale(8));
        int height = Math.max(6, line / 2);
        new Bar(fighter.health(), full())
                .paint(g, left, top + (line - height) / 2.0, width, height, UIManager.getColor("Panel.background"));
        g.setColor(UIManager.getColor("Label.foreground"));
        g.drawString(words, left + width + UIScale.scale(6), top + metrics.getAscent());
    }

    private String figures() {
        if (!fighter.known()) {
            return "Nothing is known of it.";
        }
        return card.figures().stream()
                .filter(figure -> !figure.name().equals(life.replace('-', ' ')))
                .map(figure -> figure.name() + " " + figure.value())
                .collect(Collectors.joining("   "));
    }

    private String statuses() {
        return fighter.statuses().stream()
                .map(id -> gallery.emblem("statuses", id).name())
                .collect(Collectors.joining(", "));
    }
}
