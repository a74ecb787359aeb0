package soulwright.editor.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.art.Cards;
import soulwright.editor.art.Gallery;
import soulwright.quest.scene.BattleScene;
import soulwright.quest.scene.BattleScene.SideScene;
import soulwright.quest.scene.CardScene;
import soulwright.quest.scene.Scene;

/** A battle: both sides with all who fight, and the hands; the viewer's own side is on the left. A card is played by pressing it. */
final class BattleView {
    private final Gallery gallery;
    private final String life;
    private final IntConsumer choose;
    private final Page page;

    /**
     * An empty one.
     *
     * @param life the attribute that wounds use up
     * @param choose is told the number of the option that the player takes
     */
    BattleView(Gallery gallery, String life, IntConsumer choose) {
        this.page = new Page(new MigLayout(
                "fill, wrap 2, insets 8lp 0 8lp 12lp",
                "[0:0:, grow, fill]24lp[0:0:, grow, fill]",
                "[]2lp[]10lp[]push"));
        this.gallery = gallery;
        this.life = life;
        this.choose = choose;
        page.setName("battle");
    }

    /** In a pane that scrolls where there is little room. */
    JScrollPane scrolling() {
        return page.scrolling();
    }

    void show(Scene scene, BattleScene battle, Optional<Asked> asked, Forecasts forecasts) {
        page.removeAll();
        page.add(title(battle), "span 2");
        page.add(forecast(forecasts), "span 2");
        battle.sides().stream()
                .sorted(Comparator.comparing((SideScene side) -> !isViewers(side, scene)))
                .forEach(side -> page.add(side(side, scene, asked), "aligny top"));
        page.revalidate();
        page.repaint();
    }

    private static boolean isViewers(SideScene side, Scene scene) {
        return side.seat().isPresent() && side.seat().getAsInt() == scene.viewer();
    }

    private static JLabel title(BattleScene battle) {
        String of = battle.rounds().isPresent() ? " of " + battle.rounds().getAsInt() : "";
        String round = battle.round() == 0 ? "before the first round" : "round " + battle.round() + of;
        JLabel title = new JLabel(battle.kind() + ", " + round);
        title.putClientProperty("FlatLaf.styleClass", "h2");
        title.setName("battle-title");
        return title;
    }

    private static JLabel forecast(Forecasts forecasts) {
        JLabel words = new JLabel(
                forecasts.battle().isPresent()
                        ? "You win about " + forecasts.battle().getAsInt() + " times in 100"
                        : " ");
        words.setName("forecast");
        words.setToolTipText("From battles imagined from here on, in which both sides do what looks best to them.");
        return words;
    }

    private JComponent side(SideScene side, Scene scene, Optional<Asked> asked) {
        JPanel panel = new JPanel(new MigLayout("fillx, wrap, insets 0", "[grow, fill]"));
        panel.setOpaque(false);
        JLabel name = new JLabel(side.name() + (isViewers(side, scene) ? " (you)" : ""));
        name.putClientProperty("FlatLaf.styleClass", "h3");
        side.seat().ifPresent(seat -> name.setIcon(new SeatIcon(Cell.seat(scene, seat), 20)));
        panel.add(name);
        side.team().forEach(fighter -> panel.add(new FighterPanel(gallery, life, scene, fighter), "wmin 0"));
        if (side.seat().isPresent()) {
            panel.add(hand(side, isViewers(side, scene) ? asked : Optional.empty()), "gaptop 8lp, wmin 0");
            panel.add(new JLabel("Deck: " + side.deck() + " cards, discarded: " + side.discards()));
        }
        return panel;
    }

    private JComponent hand(SideScene side, Optional<Asked> asked) {
        WrapPanel hand = new WrapPanel(4);
        hand.setName("hand");
        side.hand().forEach(card -> hand.add(button(card, asked)));
        return hand;
    }

    private CardButton button(CardScene scene, Optional<Asked> asked) {
        List<Option> plays = asked.map(choices -> plays(scene, choices)).orElse(List.of());
        CardButton button = new CardButton(new Cards(gallery).card(scene), Cards.isHidden(scene), !plays.isEmpty());
        button.addActionListener(event -> play(button, plays));
        return button;
    }

    /** What can be done with a card. */
    private static List<Option> plays(CardScene card, Asked asked) {
        return card.entry()
                .map(entry -> asked.about(card.kind(), entry))
                .or(() -> card.element().map(element -> asked.about("elements", element)))
                .orElse(List.of());
    }

    private void play(CardButton button, List<Option> plays) {
        if (plays.size() == 1) {
            choose.accept(plays.get(0).number());
            return;
        }
        JPopupMenu menu = new JPopupMenu();
        plays.forEach(option -> {
            JMenuItem item = new JMenuItem(option.words());
            item.addActionListener(event -> choose.accept(option.number()));
            menu.add(item);
        });
        menu.show(button, 0, button.getHeight());
    }
}
