package soulwright.editor.story;

import java.util.List;
import java.util.Optional;
import javax.swing.ButtonGroup;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import javax.swing.JScrollPane;
import javax.swing.JToggleButton;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.Page;
import soulwright.editor.widget.Tab;
import soulwright.editor.widget.WrapPanel;
import soulwright.story.Stock;
import soulwright.story.VersusChoices;

/** Where a battle between two card stocks is begun: whose stock each side has, and who plays the other one. */
final class VersusSetupTab implements Tab {
    private static final int FACE = 40;

    private final Desk desk;
    private final Stories stories;
    private final Saga saga;
    private final SlotState state;
    private final Portraits portraits;
    private final Page page = Text.column();
    private final JScrollPane scroll = page.scrolling();
    private final JRadioButton computer = new JRadioButton("The computer", true);
    private final JRadioButton people = new JRadioButton("Another person at this screen");
    private final JButton fight = new JButton("Fight");
    private final Command leave;
    private final Stock own;
    private Stock other;

    /** @param state of a story in which such battles can be fought */
    VersusSetupTab(Desk desk, Stories stories, Saga saga, SlotState state) {
        this.desk = desk;
        this.stories = stories;
        this.saga = saga;
        this.state = state;
        this.portraits = new Portraits(desk.gallery());
        this.own = state.stocks().get(0);
        this.other = others().get(0);
        this.leave = Command.of("Close", this::back).on("ESCAPE").saying("Goes back to your stories");
        leave.bindTo(page);
        page.setName("versus-setup");
        fight.setName("fight");
        fight.setIcon(Icons.of("play"));
        fight.addActionListener(event -> fight());
        ChoiceList.enters(fight);
        fill();
    }

    private void fill() {
        page.add(Text.title("Vs mode"));
        page.add(Text.faint("Two card stocks of " + state.head().chapter()
                + ". Both sides pick their cards in secret, then fight until one of them has lost."));
        page.add(Text.heading("Your stock"), "gaptop 10lp");
        JLabel mine = new JLabel(words(own), portraits.icon(own.character().text(), FACE), JLabel.LEADING);
        mine.setIconTextGap(10);
        page.add(mine);
        page.add(Text.heading("Against"), "gaptop 10lp");
        page.add(stocks());
        page.add(Text.heading("Played by"), "gaptop 10lp");
        ButtonGroup group = new ButtonGroup();
        WrapPanel players = new WrapPanel(16, 6);
        computer.setName("versus-computer");
        people.setName("versus-people");
        List.of(computer, people).forEach(button -> {
            group.add(button);
            players.add(button);
        });
        page.add(players);
        page.add(fight, "gaptop 16lp, growx 0");
    }

    /** Those of the others; the own one, if nobody else has any. */
    private List<Stock> others() {
        int first = Math.min(1, state.stocks().size() - 1);
        return state.stocks().subList(first, state.stocks().size());
    }

    private JPanel stocks() {
        ButtonGroup group = new ButtonGroup();
        WrapPanel all = WrapPanel.columns(8, 8);
        for (Stock stock : others()) {
            JToggleButton button = new JToggleButton(
                    words(stock), portraits.icon(stock.character().text(), FACE));
            button.setName("against " + stock.character().local());
            button.setIconTextGap(10);
            button.setHorizontalAlignment(JToggleButton.LEADING);
            button.setSelected(stock.equals(other));
            button.addActionListener(event -> other = stock);
            group.add(button);
            all.add(button);
        }
        return all;
    }

    private static String words(Stock stock) {
        int cards = stock.carried().cards().size();
        return stock.name() + ", " + cards + (cards == 1 ? " card" : " cards");
    }

    private void fight() {
        String second = people.isSelected() ? VersusChoices.PERSON : Saga.USUAL;
        List<Side> sides = List.of(
                new Side(own.name(), own, VersusChoices.PERSON),
                new Side(own.equals(other) ? other.name() + " the second" : other.name(), other, second));
        VersusPlan plan = new VersusPlan(saga, state.versus().orElse(""), sides, stories.newSeed());
        stories.fight(plan, open -> desk.close(this));
    }

    private void back() {
        desk.open(stories.home());
        desk.close(this);
    }

    @Override
    public Object key() {
        return "versus setup";
    }

    @Override
    public String title() {
        return "Vs mode";
    }

    @Override
    public Optional<Icon> icon() {
        return Optional.of(Icons.of("players"));
    }

    @Override
    public JComponent component() {
        return scroll;
    }

    @Override
    public JComponent firstFocus() {
        return fight;
    }

    @Override
    public List<Command> commands() {
        return List.of(leave);
    }
}
