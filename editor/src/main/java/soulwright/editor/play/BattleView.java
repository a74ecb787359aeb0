package soulwright.editor.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import soulwright.editor.art.Cards;
import soulwright.editor.art.Gallery;
import soulwright.editor.widget.Page;
import soulwright.editor.widget.Paragraph;
import soulwright.editor.widget.Room;
import soulwright.editor.widget.SquareIcon;
import soulwright.editor.widget.WrapPanel;
import soulwright.quest.scene.BattleScene;
import soulwright.quest.scene.BattleScene.SideScene;
import soulwright.quest.scene.CardScene;
import soulwright.quest.scene.FighterScene;
import soulwright.quest.scene.Scene;

/**
 * A battle: both sides with all who fight, the viewer's own on the left, and his hand below both. A card is played by pressing it. All is smaller where it
 * would not fit.
 */
final class BattleView {
    private final Gallery gallery;
    private final String life;
    private final Looking looking;
    private final IntConsumer choose;
    private final Page page = new Page(new MigLayout());
    private final JScrollPane scroll = page.scrolling();
    private @Nullable Shown shown;
    private BattleSize size = BattleSize.USUAL;

    private record Shown(Moment.Seen seen, BattleScene battle) {
        Scene scene() {
            return seen.scene();
        }
    }

    /**
     * An empty one.
     *
     * @param life the attribute that wounds use up
     * @param looking lets cards and fighters be looked at
     * @param choose is told the number of the option that the player takes
     */
    BattleView(Gallery gallery, String life, Looking looking, IntConsumer choose) {
        this.gallery = gallery;
        this.life = life;
        this.looking = looking;
        this.choose = choose;
        page.setName("battle");
        Room.follow(scroll, room -> refit());
    }

    /** In a pane that scrolls where there is little room. */
    JScrollPane scrolling() {
        return scroll;
    }

    void show(Moment.Seen seen, BattleScene battle) {
        shown = new Shown(seen, battle);
        size = fitting(shown);
        fill(shown);
    }

    private void refit() {
        Shown now = shown;
        if (now != null && fitting(now) != size) {
            size = fitting(now);
            fill(now);
        }
    }

    private BattleSize fitting(Shown now) {
        return BattleSize.of(now.battle, now.scene().viewer(), Room.in(scroll));
    }

    private void fill(Shown now) {
        page.removeAll();
        page.setLayout(new MigLayout(
                "fillx, wrap %d, insets 4lp 0 4lp 12lp".formatted(size.columns()),
                "[0:0:, grow, fill]24lp".repeat(size.columns() - 1) + "[0:0:, grow, fill]",
                "[]8lp[]8lp[]"));
        page.add(title(now.battle, now.seen.forecasts()), "span");
        now.battle.sides().stream()
                .sorted(Comparator.comparing((SideScene side) -> !isViewers(side, now.scene())))
                .forEach(side -> page.add(side(side, now), "aligny top"));
        now.battle.sides().stream()
                .filter(side -> isViewers(side, now.scene()))
                .forEach(side -> page.add(ownHand(side, now.seen.asked()), "span"));
        page.revalidate();
        page.repaint();
    }

    private static boolean isViewers(SideScene side, Scene scene) {
        return side.seat().isPresent() && side.seat().getAsInt() == scene.viewer();
    }

    private static JComponent title(BattleScene battle, Forecasts forecasts) {
        String of = battle.rounds().isPresent() ? " of " + battle.rounds().getAsInt() : "";
        String round = battle.round() == 0 ? "before the first round" : "round " + battle.round() + of;
        Paragraph title = new Paragraph(battle.kind() + ", " + round).styled("h2");
        title.setName("battle-title");
        JPanel both = new JPanel(new MigLayout("insets 0, fillx, wrap, gap 0", "[0:0:, grow, fill]"));
        both.setOpaque(false);
        both.add(title);
        both.add(chance(forecasts.battle()));
        return both;
    }

    private static Paragraph chance(OptionalInt percent) {
        Paragraph chance = new Paragraph(
                        percent.isPresent() ? "Chance to win: " + Forecasts.words(percent.getAsInt()) : "",
                        Forecasts.colour(percent))
                .styled("h3");
        chance.setName("forecast");
        chance.setToolTipText("From battles imagined from here on, in which both sides do what looks best to them.");
        return chance;
    }

    private JComponent side(SideScene side, Shown now) {
        JPanel panel = new JPanel(new MigLayout("fillx, wrap, insets 0", "[0:0:, grow, fill]"));
        panel.setOpaque(false);
        boolean own = isViewers(side, now.scene());
        SideNames names = new SideNames(side);
        panel.add(heading(
                side.seat(),
                new Paragraph(names.heading() + (own && !now.seen.watched() ? " (you)" : "")).styled("h3"),
                now.scene()));
        side.team().forEach(fighter -> panel.add(fighter(fighter, names.of(fighter), now)));
        if (side.seat().isPresent() && !own) {
            panel.add(deck(side));
            panel.add(hand(side, Optional.empty(), size.theirs()));
        }
        return panel;
    }

    private static JComponent heading(OptionalInt seat, Paragraph name, Scene scene) {
        JPanel heading = new JPanel(new MigLayout("insets 0, fillx, gap 4lp", "[][0:0:, grow, fill]"));
        heading.setOpaque(false);
        seat.ifPresent(number -> heading.add(new JLabel(SquareIcon.of(Cell.seat(scene, number), 20)), "aligny top"));
        heading.add(name, seat.isPresent() ? "" : "span 2, wmin 0, growx");
        return heading;
    }

    private FighterPanel fighter(FighterScene fighter, Optional<String> name, Shown now) {
        FighterPanel panel = new FighterPanel(gallery, life, now.scene(), fighter, name, size.face());
        looking.at(panel, () -> Optional.of(Closer.of(panel.shown(), fighter, gallery)));
        return panel;
    }

    private JComponent ownHand(SideScene side, Optional<Asked> asked) {
        JPanel panel = new JPanel(new MigLayout("fillx, wrap, insets 0", "[0:0:, grow, fill]"));
        panel.setOpaque(false);
        panel.add(deck(side));
        panel.add(hand(side, asked, size.own()));
        return panel;
    }

    private static JComponent deck(SideScene side) {
        return new Paragraph(
                "Hand · " + side.deck() + " in deck · " + side.discards() + " discarded", "Label.disabledForeground");
    }

    private JComponent hand(SideScene side, Optional<Asked> asked, int width) {
        WrapPanel hand = new WrapPanel(8, 8);
        hand.setName("hand");
        side.hand().forEach(card -> hand.add(button(card, asked, width)));
        return hand;
    }

    private CardButton button(CardScene scene, Optional<Asked> asked, int width) {
        List<Option> plays = asked.map(choices -> plays(scene, choices)).orElse(List.of());
        CardButton button =
                new CardButton(new Cards(gallery).card(scene), Cards.isHidden(scene), !plays.isEmpty(), width);
        if (!Cards.isHidden(scene)) {
            looking.at(button, () -> Optional.of(Closer.of(button.shown())));
        }
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

    /** What nothing can be done with now is looked at instead. */
    private void play(CardButton button, List<Option> plays) {
        if (plays.isEmpty()) {
            looking.from(button);
            return;
        }
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
