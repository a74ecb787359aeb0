package soulwright.editor.play;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToolTip;
import javax.swing.ToolTipManager;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.art.Card;
import soulwright.editor.art.Cards;
import soulwright.editor.art.Emblem;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.Seat;
import soulwright.editor.widget.Paragraph;
import soulwright.editor.widget.SquareIcon;
import soulwright.editor.widget.WrapPanel;
import soulwright.quest.scene.FighterScene;
import soulwright.quest.scene.Scene;

/** Somebody who fights: picture, health, figures, statuses. Its tooltip shows the card. */
final class FighterPanel extends JPanel {
    /** With a picture of this size or more, words are larger too. */
    private static final int LARGE = 120;

    private final Gallery gallery;
    private final String life;
    private final Scene scene;
    private final FighterScene fighter;
    private final Card card;
    private final String style;

    /**
     * Shows somebody as he is now.
     *
     * @param life the attribute that wounds use up
     * @param name what he is called here; nothing if it is said above him
     * @param face the side of the picture, before zooming
     */
    FighterPanel(Gallery gallery, String life, Scene scene, FighterScene fighter, Optional<String> name, int face) {
        super(new MigLayout("insets 0, fillx, gap 0, wrap 2", "[]12lp[0:0:, grow, fill]"));
        this.gallery = gallery;
        this.life = life;
        this.scene = scene;
        this.fighter = fighter;
        this.card = card();
        this.style = face < LARGE ? "" : "h3";
        setOpaque(false);
        setFocusable(true);
        addFocusListener(new FocusRing(this));
        ToolTipManager.sharedInstance().registerComponent(this);
        setToolTipText(card.words());
        HealthBar bar = new HealthBar(fighter, life);
        List<JComponent> lines = lines(name, bar);
        add(new JLabel(SquareIcon.of(card.emblem(), face)), "aligny top, spany " + lines.size());
        lines.forEach(line -> add(line, "wmin 0"));
        getAccessibleContext()
                .setAccessibleName(
                        card.words() + ". " + (fighter.known() ? bar.words() : "Nothing is known of its health"));
    }

    private List<JComponent> lines(Optional<String> name, HealthBar bar) {
        return Stream.concat(
                        name.stream()
                                .map(words ->
                                        new Paragraph(words).styled("semibold").lettingThrough()),
                        fighter.known()
                                ? Stream.of(bar, figures(), statuses())
                                : Stream.of(new Paragraph("Nothing is known of it."), statuses()))
                .toList();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        if (isFocusOwner()) {
            FocusRing.paint((Graphics2D) graphics, this);
        }
    }

    /** What is on it, as a card. */
    Card shown() {
        return card;
    }

    private Card card() {
        Card made = new Cards(gallery).card(fighter);
        return fighter.seat().isPresent() ? new Card(face(), "player", 0, made.figures(), made.lines(), "") : made;
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

    private JComponent figures() {
        WrapPanel figures = new WrapPanel(12, 0);
        card.figures().stream()
                .filter(figure -> !figure.name().equals(life.replace('-', ' ')))
                .forEach(figure -> figures.add(figure(figure.name() + " " + figure.value())));
        return figures;
    }

    private JLabel figure(String words) {
        JLabel label = new JLabel(words);
        label.putClientProperty("FlatLaf.styleClass", style);
        return label;
    }

    private JComponent statuses() {
        String words = fighter.statuses().stream()
                .map(id -> gallery.emblem("statuses", id).name())
                .collect(Collectors.joining(", "));
        return new Paragraph(words, "Soulwright.warning").styled(style);
    }
}
