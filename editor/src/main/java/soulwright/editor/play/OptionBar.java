package soulwright.editor.play;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntConsumer;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import soulwright.editor.art.Card;
import soulwright.editor.art.Cards;
import soulwright.editor.art.Gallery;
import soulwright.editor.widget.Html;
import soulwright.editor.widget.Paragraph;
import soulwright.editor.widget.SquareIcon;
import soulwright.editor.widget.WrapButton;
import soulwright.editor.widget.WrapPanel;
import soulwright.game.Refusal;
import soulwright.game.Topic;

/**
 * What is asked, and all that can be answered, whatever it is: every option has a button, that of a card shows the card. What is refused stands there
 * too, and says why when it is pressed or pointed at.
 */
final class OptionBar extends JPanel {
    /** So many options are chosen with a digit. */
    static final int MOST_NUMBERED = 9;

    private static final int CARDS_AT_MOST = 14;

    private final Gallery gallery;
    private final ActIcons icons;
    private final Looking looking;
    private final Function<Topic, Optional<Closer>> closer;
    private final IntConsumer choose;
    private final Paragraph question = new Paragraph("").styled("h3");
    private final Paragraph hint = new Paragraph("", "Label.disabledForeground");
    private final WrapPanel options = new WrapPanel(8, 8);
    private final List<JButton> choices = new ArrayList<>();
    private boolean cards;
    private int steadyWidth;
    private int steadyHeight;

    /**
     * Without a question.
     *
     * @param looking lets what options are about be looked at
     * @param closer what there is to be looked at
     * @param choose is told the number of the option that the player takes
     */
    OptionBar(
            Gallery gallery,
            ActIcons icons,
            Looking looking,
            Function<Topic, Optional<Closer>> closer,
            IntConsumer choose) {
        super(new MigLayout("fill, wrap, insets 0, gap 0, hidemode 3", "[0:0:, grow, fill]", "[]2lp[]6lp[grow, fill]"));
        this.gallery = gallery;
        this.icons = icons;
        this.looking = looking;
        this.closer = closer;
        this.choose = choose;
        setName("options");
        question.setName("question");
        hint.setName("hint");
        JScrollPane scroll = new JScrollPane(options) {
            @Override
            public Dimension getPreferredSize() {
                Dimension size = super.getPreferredSize();
                return new Dimension(size.width, Math.min(size.height, UIScale.scale(210)));
            }
        };
        scroll.setBorder(null);
        scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        add(question, "cell 0 0");
        add(hint, "cell 0 1");
        add(scroll, "cell 0 2, hmin 0");
        say("");
    }

    /** Shows a choice. */
    void show(Asked asked) {
        question.setText(asked.question() + (asked.sealed() ? " (in secret)" : ""));
        say(asked.isOfLands() ? "Choose a lit land on the board, or here." : "");
        options.removeAll();
        choices.clear();
        cards = isOfCards(asked);
        asked.options().forEach(option -> add(option, cards));
        asked.refused().forEach(this::add);
        revalidate();
        repaint();
    }

    /** As high as any question was in this width, so that the board above stays as large as it is; only cards ask for more for a while. */
    @Override
    public Dimension getPreferredSize() {
        Dimension wanted = super.getPreferredSize();
        if (getWidth() != steadyWidth) {
            steadyWidth = getWidth();
            steadyHeight = 0;
        }
        steadyHeight = cards ? steadyHeight : Math.max(steadyHeight, wanted.height + unusedHint());
        return new Dimension(wanted.width, Math.max(steadyHeight, wanted.height));
    }

    /** The room that a hint would need if there were one: most come with lands to choose on the board. */
    private int unusedHint() {
        return hint.isVisible() ? 0 : hint.getFontMetrics(hint.getFont()).getHeight() + UIScale.scale(2);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        steadyHeight = 0;
    }

    /** Shows that others are to decide. */
    void showWaiting(String words) {
        question.setText(words);
        say("");
        cards = false;
        options.removeAll();
        choices.clear();
        revalidate();
        repaint();
    }

    /** Whether cards themselves are chosen, and not what is done with them. */
    private boolean isOfCards(Asked asked) {
        return asked.options().size() <= CARDS_AT_MOST
                && asked.options().stream().anyMatch(option -> option.topic().isPresent())
                && asked.options().stream()
                        .allMatch(option -> option.topic().isEmpty()
                                || option.topic().flatMap(this::card).isPresent())
                && asked.options().stream().noneMatch(option -> !option.act().equals(option.key()));
    }

    private Optional<Card> card(Topic topic) {
        return new Cards(gallery).card(topic.kind(), topic.id());
    }

    private void add(Option option, boolean cards) {
        Optional<Card> card = cards ? option.topic().flatMap(this::card) : Optional.empty();
        JButton button = card.map(this::cardButton).orElseGet(() -> plainButton(option));
        button.setName("option " + option.key());
        button.addActionListener(event -> choose.accept(option.number()));
        looking.at(button, () -> option.topic().flatMap(closer));
        choices.add(button);
        options.add(button);
    }

    private JButton cardButton(Card card) {
        return new CardButton(card, false, true);
    }

    private JButton plainButton(Option option) {
        JButton button = new WrapButton(label(option), icon(option));
        button.setToolTipText(tip(option));
        button.getAccessibleContext().setAccessibleName(option.words());
        return button;
    }

    private String label(Option option) {
        int number = choices.size() + 1;
        return number > MOST_NUMBERED ? option.words() : number + "  " + option.words();
    }

    private String tip(Option option) {
        List<String> lines = new ArrayList<>(List.of(option.words()));
        option.text().ifPresent(lines::add);
        option.topic().flatMap(this::card).ifPresent(card -> lines.addAll(card.lines()));
        return Tips.of(lines);
    }

    private @Nullable Icon icon(Option option) {
        Optional<Icon> act = icons.act(option.act()).map(picture -> SquareIcon.of(picture, 20));
        return option.topic()
                .flatMap(icons::emblem)
                .map(emblem -> SquareIcon.of(emblem, 20))
                .or(() -> act)
                .orElse(null);
    }

    private void add(Refusal refusal) {
        JButton button = new WrapButton(refusal.words(), refusedIcon(refusal));
        button.setName("refused " + refusal.key());
        button.putClientProperty("FlatLaf.style", "foreground: $Button.disabledText; background: $Panel.background");
        button.setToolTipText(Html.wrapped("Not now: " + refusal.reason()));
        button.getAccessibleContext().setAccessibleDescription("Not now: " + refusal.reason());
        button.addActionListener(event -> explain(refusal));
        options.add(button);
    }

    private @Nullable Icon refusedIcon(Refusal refusal) {
        return icons.act(act(refusal.key()))
                .map(picture -> SquareIcon.of(picture, 20))
                .orElse(null);
    }

    private static String act(String key) {
        int colon = key.indexOf(':');
        return colon < 0 ? key : key.substring(0, colon);
    }

    private void explain(Refusal refusal) {
        say(refusal.words() + ": " + refusal.reason() + ".");
    }

    /** Says something below the question. */
    void say(String words) {
        hint.setText(words);
        hint.setVisible(!words.isEmpty());
    }

    /**
     * Takes an option as if its button had been pressed; does nothing if there are fewer.
     *
     * @param number from 1
     */
    void press(int number) {
        if (number <= choices.size()) {
            choices.get(number - 1).doClick(0);
        }
    }

    /** Where the keyboard goes. */
    Optional<JComponent> first() {
        return choices.stream().findFirst().map(Component.class::cast).map(JComponent.class::cast);
    }
}
