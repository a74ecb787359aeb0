package soulwright.editor.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.ButtonGroup;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import soulwright.diagnostic.Wording;
import soulwright.editor.art.Gallery;
import soulwright.editor.play.CardButton;
import soulwright.editor.widget.WrapPanel;
import soulwright.story.scene.StockCard;
import soulwright.story.scene.StoryScene;

/** The hero's card stock: all cards, or those of one kind. */
final class StockView {
    private static final List<String> KINDS = List.of("monsters", "equipment", "items", "spells");

    private final StockCards cards;
    private final JPanel panel = new JPanel(
            new MigLayout("fill, wrap, insets 0, gapy 8lp, hidemode 3", "[0:0:, grow, fill]", "[][][][grow, fill]"));
    private final WrapPanel kinds = new WrapPanel(6, 6);
    private final WrapPanel grid = new WrapPanel(8, 8);
    private final JPanel empty = Text.panel("insets 0, fillx", "[0:0:, grow, fill]");
    private Optional<String> kind = Optional.empty();
    private final List<Runnable> counted = new ArrayList<>();
    private List<StockCard> stock = List.of();

    StockView(Gallery gallery) {
        this.cards = new StockCards(gallery);
        panel.setName("stock");
        ButtonGroup group = new ButtonGroup();
        kinds.add(toggle("All", Optional.empty(), group, true));
        KINDS.forEach(one -> kinds.add(toggle(Wording.capital(one), Optional.of(one), group, false)));
        empty.add(Text.faint("No cards yet. What a board game lets you keep comes in here, for examinations."));
        JScrollPane scroll = new JScrollPane(grid);
        scroll.setBorder(null);
        scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        panel.add(Text.heading("Your card stock"));
        panel.add(kinds);
        panel.add(empty);
        panel.add(scroll, "hmin 0");
    }

    private JToggleButton toggle(String words, Optional<String> wanted, ButtonGroup group, boolean first) {
        JToggleButton button = new JToggleButton(words, first);
        button.setName("kind " + wanted.orElse("all"));
        group.add(button);
        counted.add(() -> button.setText(words + " " + count(wanted)));
        button.addActionListener(event -> {
            kind = wanted;
            fill();
        });
        return button;
    }

    void show(StoryScene scene) {
        if (!scene.stock().equals(stock)) {
            stock = scene.stock();
            fill();
        }
    }

    private void fill() {
        grid.removeAll();
        Pile.of(of(kind), KINDS, card -> cards.card(card).level()).forEach(pile -> grid.add(piled(pile)));
        counted.forEach(Runnable::run);
        kinds.setVisible(!stock.isEmpty());
        empty.setVisible(stock.isEmpty());
        panel.revalidate();
        panel.repaint();
    }

    private List<StockCard> of(Optional<String> wanted) {
        return stock.stream()
                .filter(card -> wanted.isEmpty() || card.kind().equals(wanted.get()))
                .toList();
    }

    private int count(Optional<String> wanted) {
        return of(wanted).size();
    }

    private JPanel piled(Pile pile) {
        JPanel piled = Text.panel("insets 0, wrap, gapy 2lp", "[center]");
        piled.add(new CardButton(cards.card(pile.card()), false, true));
        piled.add(Text.label(pile.count() > 1 ? "×" + pile.count() : " ", "h4"));
        return piled;
    }

    JComponent component() {
        return panel;
    }
}
