package soulwright.editor.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.art.Gallery;
import soulwright.editor.play.Asked;
import soulwright.editor.play.CardButton;
import soulwright.editor.play.Option;
import soulwright.editor.widget.Page;
import soulwright.editor.widget.Paragraph;
import soulwright.editor.widget.WrapPanel;
import soulwright.story.scene.PackScene;
import soulwright.story.scene.StockCard;

/** Cards are picked for an examination: those that are left in a grid, those taken along below them. A card is taken by pressing it. */
final class PackPanel {
    private static final int TAKEN = 76;
    private static final int OFFERED = 104;

    private final StockCards cards;
    private final IntConsumer choose;
    private final Page page = new Page(
            new MigLayout("wrap, insets 24lp 28lp 24lp 28lp, fillx, hidemode 3, gapy 8lp", "[0:0:, grow, fill]"));
    private final JScrollPane scroll = page.scrolling();
    private final JPanel foot = Text.panel("insets 0", "[]");
    private final JPanel screen = Text.footed(scroll, foot, "align right, growx 0", "[0:0:, grow, fill]");
    private final List<JButton> buttons = new ArrayList<>();

    /** @param choose is told the number of the option that is taken */
    PackPanel(Gallery gallery, IntConsumer choose) {
        this.cards = new StockCards(gallery);
        this.choose = choose;
        page.setName("pack");
    }

    void show(Asked asked, PackScene packing) {
        page.removeAll();
        foot.removeAll();
        buttons.clear();
        Paragraph question = Text.heading(asked.question());
        question.setName("story-question");
        page.add(question);
        WrapPanel offered = new WrapPanel(8, 8);
        for (Option option : asked.options()) {
            if (option.number() < packing.offered().size()) {
                offered.add(cardButton(option, packing.offered().get(option.number())));
            } else {
                foot.add(enough(option));
            }
        }
        page.add(offered);
        addTaken(packing);
        screen.revalidate();
        screen.repaint();
    }

    private void addTaken(PackScene packing) {
        page.add(Text.heading("Taken along"), "gaptop 10lp");
        WrapPanel taken = new WrapPanel(6, 6);
        packing.picked().forEach(card -> taken.add(new CardButton(cards.card(card), false, true, TAKEN)));
        page.add(packing.picked().isEmpty() ? Text.faint("Nothing yet. Press a card above to take it along.") : taken);
    }

    private JButton cardButton(Option option, StockCard card) {
        CardButton button = new CardButton(cards.card(card), false, true, OFFERED);
        button.setName("option " + option.key());
        button.addActionListener(event -> choose.accept(option.number()));
        ChoiceList.enters(button);
        buttons.add(button);
        return button;
    }

    private JButton enough(Option option) {
        JButton button = new JButton(option.words());
        button.setName("option " + option.key());
        Text.primary(button);
        button.addActionListener(event -> choose.accept(option.number()));
        ChoiceList.enters(button);
        return button;
    }

    JComponent component() {
        return screen;
    }

    /** Where the keyboard goes. */
    Optional<JButton> first() {
        return buttons.stream().findFirst();
    }

    /** @param number from 1 */
    void press(int number) {
        if (number <= buttons.size()) {
            buttons.get(number - 1).doClick(0);
        }
    }
}
