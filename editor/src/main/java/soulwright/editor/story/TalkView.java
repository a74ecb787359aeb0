package soulwright.editor.story;

import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.Timer;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import soulwright.editor.play.Asked;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Page;
import soulwright.editor.widget.Room;
import soulwright.game.LogLine;
import soulwright.story.scene.SaidScene;

/** Dialogues: who speaks, one line at a time, the last lines above it, and what the hero can say. Nothing moves by itself, unless he wants it to. */
final class TalkView implements StoryPage {
    private static final Set<String> SPOKEN = Set.of("said", "answered");
    private static final int MOST_EARLIER = 5;
    private static final int HEIGHT_OF_EARLIER = 64;

    /** What the line that is said now takes, with all around it. */
    private static final int HEIGHT_OF_LINE = 280;

    private final Portraits portraits;
    private final String hero;
    private final Pick pick;
    private final Page page = new Page(new MigLayout(
            "wrap, insets 24lp 28lp 28lp 28lp, fillx, hidemode 3, gapy 10lp", Text.COLUMN, "push[][]14lp[]14lp[]push"));
    private final JScrollPane scroll = page.scrolling();
    private final JPanel screen;
    private final JPanel earlier = Text.panel("insets 0, fillx, wrap, gapy 8lp", "[0:0:, grow, fill]");
    private final JPanel now = Text.panel("insets 0, fillx, wrap", "[0:0:, grow, fill]");
    private final ChoiceList choices;
    private final JButton goOn = new JButton("Go on");
    private final JLabel progress = Text.faintLabel("");
    private final JPanel foot = Text.panel("insets 0, fillx, hidemode 3", "[grow, fill][][][]");
    private final ChapterHead head = new ChapterHead();
    private final Timer reading = new Timer(0, event -> read());
    private boolean byItself;
    private @Nullable StoryMoment moment;
    private Telling telling = Telling.of(List.of());

    /**
     * An empty one.
     *
     * @param hero the id of the character whom the player plays
     * @param commands what can be done while lines are heard, a button each
     */
    TalkView(Portraits portraits, String hero, Pick pick, List<Command> commands) {
        this.portraits = portraits;
        this.hero = hero;
        this.pick = pick;
        this.choices = new ChoiceList(this::choose);
        page.setName("talk");
        goOn.setName("go-on");
        goOn.setToolTipText("The next line  (Space or Enter)");
        goOn.addActionListener(event -> goOn());
        ChoiceList.enters(goOn);
        Text.primary(goOn);
        foot.add(progress);
        commands.forEach(command -> foot.add(named(command)));
        foot.add(goOn);
        reading.setRepeats(false);
        page.add(head);
        page.add(earlier);
        page.add(now);
        page.add(choices);
        screen = Text.footed(scroll, foot, "");
        now.addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                goOn();
            }
        });
        Room.follow(scroll, room -> refit());
    }

    private static JButton named(Command command) {
        JButton button = command.button();
        button.setName(command.name().toLowerCase(Locale.ROOT));
        return button;
    }

    /** Has lines follow each other by themselves, each after the time that it takes to read; or waits for the player. */
    void byItself(boolean wanted) {
        byItself = wanted;
        wait(telling.heard());
    }

    boolean isByItself() {
        return byItself;
    }

    private void wait(List<SaidScene> heard) {
        reading.stop();
        if (byItself && !heard.isEmpty()) {
            reading.setInitialDelay(Reading.millis(heard.get(heard.size() - 1).words()));
            reading.start();
        }
    }

    /** Nothing goes on where nobody sees it. */
    private void read() {
        if (page.isShowing()) {
            goOn();
        } else {
            reading.restart();
        }
    }

    @Override
    public boolean fits(StoryMoment shown) {
        return shown.isAsked("talk");
    }

    @Override
    public void show(StoryMoment shown) {
        moment = shown;
        telling = Telling.of(shown.scene().said());
        fill();
    }

    @Override
    public void goOn() {
        StoryMoment shown = moment;
        if (shown == null || telling.lines().isEmpty()) {
            return;
        }
        if (telling.isWhole()) {
            pick.choose(shown.number(), 0);
        } else {
            telling = telling.next();
            fill();
        }
    }

    private void choose(int option) {
        StoryMoment shown = moment;
        if (shown != null) {
            pick.choose(shown.number(), option);
        }
    }

    private void fill() {
        StoryMoment shown = moment;
        if (shown == null) {
            return;
        }
        boolean hears = !telling.lines().isEmpty();
        choices.show(hears ? List.of() : shown.asked().map(Asked::options).orElse(List.of()));
        foot.setVisible(hears);
        wait(telling.heard());
        progress.setText(telling.shown() + " of " + telling.lines().size());
        scroll.getVerticalScrollBar().setValue(0);
        fit(shown);
    }

    /** Nothing that can have the keyboard is made anew. */
    private void refit() {
        StoryMoment shown = moment;
        if (shown != null) {
            fit(shown);
        }
    }

    /** Shows as much of what was said before as there is room for. */
    private void fit(StoryMoment shown) {
        head.show(shown, Room.in(scroll).height() >= HEIGHT_OF_LINE + ChapterHead.HEIGHT);
        List<SpokenLine> all = spoken(shown);
        Optional<SpokenLine> last = all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1));
        now.removeAll();
        last.ifPresent(line -> now.add(line.large(portraits)));
        earlier.removeAll();
        int before = Math.max(0, all.size() - 1);
        all.subList(Math.max(0, before - room()), before).forEach(line -> earlier.add(line.small(portraits)));
        page.revalidate();
        page.repaint();
    }

    /** What was said since something else went on, and what is said now. */
    private List<SpokenLine> spoken(StoryMoment shown) {
        List<LogLine> told = shown.told();
        int from = told.size();
        while (from > 0 && SPOKEN.contains(told.get(from - 1).event())) {
            from--;
        }
        return Stream.concat(
                        told.subList(from, told.size()).stream().map(line -> SpokenLine.of(line, hero, portraits)),
                        telling.heard().stream().map(SpokenLine::of))
                .toList();
    }

    /** How many earlier lines there is room for. */
    private int room() {
        int high = Room.in(scroll).height() - HEIGHT_OF_LINE - (head.isVisible() ? ChapterHead.HEIGHT : 0);
        return Math.max(0, Math.min(MOST_EARLIER, high / HEIGHT_OF_EARLIER));
    }

    @Override
    public JComponent component() {
        return screen;
    }

    @Override
    public JComponent firstFocus() {
        return choices.first().<JComponent>map(first -> first).orElse(goOn);
    }

    @Override
    public void press(int number) {
        choices.press(number);
    }
}
