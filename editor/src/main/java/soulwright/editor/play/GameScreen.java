package soulwright.editor.play;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.util.List;
import java.util.Optional;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import soulwright.content.piece.Square;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.editor.art.Gallery;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Paragraph;
import soulwright.editor.widget.PlainKeys;
import soulwright.editor.widget.WrapPanel;
import soulwright.game.Topic;
import soulwright.quest.scene.Scene;

/** All that is seen of a game: the table, the curtain between people, the end. It shows moments and tells the table what the player does. */
public final class GameScreen extends JPanel {
    private static final String TABLE = "table";
    private static final String CURTAIN = "curtain";
    private static final String END = "end";
    private static final String BOARD = "board";
    private static final String BATTLE = "battle";

    private final CardLayout pages = new CardLayout();
    private final CardLayout stages = new CardLayout();
    private final JPanel stage = new JPanel(stages);
    private final JLabel day = new JLabel(" ");
    private final Paragraph trouble = new Paragraph("", "Soulwright.error");
    private final JComboBox<Pace> pace = new JComboBox<>(Pace.values());
    private final Looking looking = new Looking(closer -> CloserDialog.show(this, closer));
    private final Gallery gallery;
    private final BoardView board;
    private final BattleView battle;
    private final OptionBar options;
    private final PlayersPanel players;
    private final PlayersStrip strip;
    private final LogPanel log = new LogPanel();
    private final CurtainPanel curtain;
    private final EndPanel end;
    private final Acts acts;
    private final TablePanel table;
    private @Nullable Moment moment;
    private boolean isHere;

    /** What a player can do besides choosing options. */
    public interface Acts {
        void choose(int moment, int option);

        void sitDown(int moment);

        void pace(Pace pace);

        void again();

        void close();
    }

    /**
     * Before the first moment.
     *
     * @param first how fast computer players decide
     * @param commands those that have a button on the screen
     */
    public GameScreen(Gallery gallery, QuestRuleset rules, Pace first, List<Command> commands, Acts acts) {
        setLayout(pages);
        setName("game");
        setFocusable(true);
        this.gallery = gallery;
        this.acts = acts;
        String life = rules.life().orElse("");
        this.board = new BoardView(gallery, life, this::words, this::chooseLand);
        board.looking(looking, this::closer);
        this.battle = new BattleView(gallery, life, looking, this::choose);
        this.options = new OptionBar(gallery, new ActIcons(gallery, rules), looking, this::closer, this::choose);
        this.players = new PlayersPanel(gallery, life, looking);
        this.curtain = new CurtainPanel(gallery.catalog(), this::sitDown);
        this.end = new EndPanel(acts::again, () -> pages.show(this, TABLE), acts::close);
        pace.setSelectedItem(first);
        pace.setName("pace");
        pace.setToolTipText("How fast computer players decide");
        pace.getAccessibleContext().setAccessibleName("Pace of computer players");
        pace.addActionListener(event -> acts.pace(chosenPace()));
        stage.add(board, BOARD);
        stage.add(battle.scrolling(), BATTLE);
        this.strip = new PlayersStrip(life);
        table = new TablePanel(head(commands), strip.component(), stage, options, side());
        add(table, TABLE);
    }

    Pace chosenPace() {
        return pace.getItemAt(Math.max(0, pace.getSelectedIndex()));
    }

    /** Shows players and log, or hides them. */
    public void toggleSide() {
        table.toggleSide();
    }

    private JComponent head(List<Command> commands) {
        day.putClientProperty("FlatLaf.styleClass", "h3");
        day.setName("day");
        trouble.setName("trouble");
        JPanel controls = new JPanel(new MigLayout("insets 0, novisualpadding", "[]6lp[]12lp[][][][]"));
        JLabel label = new JLabel("Computer speed");
        label.setLabelFor(pace);
        controls.add(label);
        controls.add(pace);
        commands.forEach(command -> controls.add(command.icon().isPresent() ? command.toolButton() : command.button()));
        JPanel line = WrapPanel.ends(12, 4);
        line.add(day);
        line.add(controls);
        JPanel head = new JPanel(new MigLayout("fillx, wrap, insets 0, hidemode 3", "[0:0:, grow, fill]"));
        head.add(line);
        head.add(trouble);
        head.add(strip.component());
        return head;
    }

    private JComponent side() {
        JPanel side = new JPanel(new BorderLayout(0, 10));
        side.add(players, BorderLayout.NORTH);
        side.add(log, BorderLayout.CENTER);
        return side;
    }

    /** Shows another moment. */
    public void show(Moment shown) {
        hold();
        boolean wasEnd =
                moment instanceof Moment.Seen before && before.outcome().isPresent();
        moment = shown;
        if (shown instanceof Moment.Curtain hidden) {
            curtain.show(hidden);
            show(curtain, CURTAIN);
            focus(curtain.ready());
        } else if (shown instanceof Moment.Seen seen) {
            showTable(seen);
            seen.outcome().ifPresent(outcome -> end.show(outcome, seen.scene()));
            if (seen.outcome().isPresent() && !wasEnd) {
                show(end, END);
                focus(end.first());
            } else if (seen.outcome().isEmpty()) {
                pages.show(this, TABLE);
            }
        }
    }

    /** A page is put in place when it is first needed. */
    private void show(JComponent page, String name) {
        if (page.getParent() == null) {
            SwingUtilities.updateComponentTreeUI(page); // theme or zoom may have changed since it was made
            add(page, name);
        }
        pages.show(this, name);
    }

    private void showTable(Moment.Seen seen) {
        Scene scene = seen.scene();
        day.setText(when(scene));
        trouble.setText(seen.trouble().orElse(""));
        trouble.setVisible(seen.trouble().isPresent());
        players.show(seen);
        strip.show(seen);
        log.show(seen.log());
        board.show(scene, seen.asked());
        scene.battle().ifPresent(fought -> battle.show(seen, fought));
        stages.show(stage, scene.battle().isPresent() || scene.size() == 0 ? BATTLE : BOARD);
        seen.asked().ifPresentOrElse(options::show, () -> options.showWaiting(waiting(seen)));
        seen.asked().ifPresent(this::focus);
    }

    /** Battles without a board have no time of day, and say themselves what they are. */
    private static String when(Scene scene) {
        return scene.size() == 0
                ? " "
                : "Day " + scene.day()
                        + (scene.lastDay().isPresent()
                                ? " of " + scene.lastDay().getAsInt()
                                : "") + ", " + scene.session()
                        + scene.tune()
                                .map(tune -> ", somebody plays: " + tune.replace('-', ' '))
                                .orElse("");
    }

    private static String waiting(Moment.Seen seen) {
        return seen.thinking().isPresent()
                ? seen.scene().summoners().get(seen.thinking().getAsInt()).name() + " decides…"
                : " ";
    }

    private void focus(Asked asked) {
        boolean onBoard = asked.isOfLands()
                && seen().filter(one -> one.scene().battle().isEmpty()).isPresent();
        if (onBoard) {
            focus(board);
        } else {
            options.first().ifPresent(this::focus);
        }
    }

    /** Moves the keyboard there, if it is here and the user does not write something. */
    private void focus(JComponent wanted) {
        if (isHere) {
            // later, since what is new is laid out first
            SwingUtilities.invokeLater(wanted::requestFocusInWindow);
        }
    }

    /** What has the keyboard may be gone in a moment, so the screen as a whole takes it. A game that was just opened always does. */
    private void hold() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        isHere = moment == null
                || (!PlainKeys.isWriting() && (owner == null || SwingUtilities.isDescendingFrom(owner, this)));
        if (isHere) {
            requestFocusInWindow();
        }
    }

    @Nullable
    Moment moment() {
        return moment;
    }

    /** The moment that is shown, unless it is hidden. */
    Optional<Moment.Seen> seen() {
        return moment instanceof Moment.Seen seen ? Optional.of(seen) : Optional.empty();
    }

    /** Where the keyboard goes. */
    public JComponent firstFocus() {
        return moment instanceof Moment.Curtain
                ? curtain.ready()
                : options.first().orElse(this);
    }

    private List<String> words(Square square) {
        return seen().map(seen -> new LandWords(gallery, seen).lines(square)).orElse(List.of());
    }

    private Optional<Closer> closer(Square square) {
        return seen().map(seen -> Closer.of(square, seen, gallery));
    }

    private Optional<Closer> closer(Topic topic) {
        return seen().flatMap(seen -> Closer.of(topic, seen, gallery));
    }

    /** Shows a land in large. */
    void lookAt(Square land) {
        closer(land).ifPresent(closer -> CloserDialog.show(this, closer));
    }

    /** Shows in large what has the keyboard. */
    void lookCloser() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        if (!looking.from(owner)) {
            options.say(
                    "Move the keyboard to a card, a land or a player first, or press the right mouse button on it.");
        }
    }

    private void chooseLand(Square square) {
        Optional<Asked> asked = seen().flatMap(Moment.Seen::asked);
        List<Option> here = asked.map(one -> one.at(square)).orElse(List.of());
        if (!here.isEmpty()) {
            choose(here.get(0).number());
        } else if (asked.filter(Asked::isOfLands).isPresent()) {
            options.say("That land cannot be chosen now; the lit ones can.");
        }
    }

    private void choose(int option) {
        seen().filter(seen -> seen.asked().isPresent()).ifPresent(seen -> acts.choose(seen.number(), option));
    }

    private void sitDown() {
        if (moment instanceof Moment.Curtain hidden) {
            acts.sitDown(hidden.number());
        }
    }

    /** Takes an option by its place. */
    public void press(int number) {
        options.press(number);
    }
}
