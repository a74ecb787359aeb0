package soulwright.editor.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import org.jspecify.annotations.Nullable;
import soulwright.editor.art.Gallery;
import soulwright.editor.play.Asked;
import soulwright.editor.play.CardButton;
import soulwright.editor.play.Option;
import soulwright.editor.widget.Page;
import soulwright.editor.widget.Paragraph;
import soulwright.story.scene.KeepScene;

/** Which figures the hero keeps: the card as it was and as it is now, side by side, with what differs. */
final class KeepView implements StoryPage {
    private static final int CARD = 116;
    private static final String OLD = "old";

    private final StockCards cards;
    private final Pick pick;
    private final Page page = Text.column();
    private final JScrollPane scroll = page.scrolling();
    private final List<JButton> buttons = new ArrayList<>();
    private @Nullable StoryMoment moment;

    KeepView(Gallery gallery, Pick pick) {
        this.cards = new StockCards(gallery);
        this.pick = pick;
        page.setName("keep");
    }

    @Override
    public boolean fits(StoryMoment shown) {
        return shown.isAsked("keep") && shown.scene().keep().isPresent();
    }

    @Override
    public void show(StoryMoment shown) {
        moment = shown;
        page.removeAll();
        buttons.clear();
        shown.asked().ifPresent(asked -> shown.scene().keep().ifPresent(keep -> fill(asked, keep)));
        page.revalidate();
        page.repaint();
    }

    private void fill(Asked asked, KeepScene keep) {
        Paragraph question = Text.title(asked.question());
        question.setName("story-question");
        page.add(question);
        page.add(Text.faint("The two versions differ, and your card stock keeps only one of them."));
        JPanel both = Text.panel("insets 0, fillx", "[0:0:, grow 100, fill]16lp[0:0:, grow 100, fill]");
        asked.options().forEach(option -> both.add(side(option, keep), "growy"));
        page.add(both, "gaptop 8lp");
    }

    private JPanel side(Option option, KeepScene keep) {
        boolean old = option.key().equals(OLD);
        Map<String, Integer> shown = old ? keep.before() : keep.now();
        Map<String, Integer> other = old ? keep.now() : keep.before();
        JPanel side = Text.card("insets 16lp, fillx, wrap, gapy 10lp", "[0:0:, grow, fill]");
        side.add(take(option, old));
        side.add(new CardButton(cards.card(keep), false, true, CARD), "align center, growx 0");
        side.add(figures(shown, old ? shown : other));
        return side;
    }

    private JButton take(Option option, boolean old) {
        JButton take = new JButton((buttons.size() + 1) + "  " + (old ? "Keep the old one" : "Keep the new one"));
        take.setName("option " + option.key());
        take.addActionListener(event -> choose(option.number()));
        ChoiceList.enters(take);
        buttons.add(take);
        return take;
    }

    private static JPanel figures(Map<String, Integer> shown, Map<String, Integer> other) {
        JPanel table = Text.panel("insets 0, fillx, wrap 3, gapy 3lp", "[0:0:, grow, fill]8lp[right]8lp[44lp::, left]");
        shown.forEach((name, figure) -> {
            int more = figure - other.getOrDefault(name, figure);
            table.add(Text.plain(name.replace('-', ' ')));
            table.add(Text.label(Integer.toString(figure), more == 0 ? "medium" : "h4"));
            table.add(difference(more));
        });
        return table;
    }

    private static JLabel difference(int more) {
        JLabel label = new JLabel(more == 0 ? "" : more > 0 ? "▲ " + more : "▼ " + -more);
        label.putClientProperty("FlatLaf.style", "foreground: " + (more > 0 ? "$Soulwright.ok" : "$Soulwright.error"));
        return label;
    }

    private void choose(int option) {
        StoryMoment shown = moment;
        if (shown != null) {
            pick.choose(shown.number(), option);
        }
    }

    @Override
    public JComponent component() {
        return scroll;
    }

    @Override
    public JComponent firstFocus() {
        return buttons.isEmpty() ? page : buttons.get(0);
    }

    @Override
    public void press(int number) {
        if (number <= buttons.size()) {
            buttons.get(number - 1).doClick(0);
        }
    }
}
