package soulwright.editor.story;

import java.awt.CardLayout;
import java.util.List;
import java.util.Optional;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import soulwright.editor.play.GameScreen;
import soulwright.editor.play.Moment;
import soulwright.editor.play.PlayTab;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.PlainKeys;

/** A battle between two card stocks: each picks his cards in secret, then they fight. Escape leaves it; it is saved and can be taken up again. */
final class VersusTab extends PlayTab {
    private static final String PACK = "pack";
    private static final String GAME = "game";
    private static final String END = "end";

    private final Desk desk;
    private final Stories stories;
    private final VersusPlan plan;
    private final PackPanel pack;
    private final GameScreen game;
    private final VersusEnd end;
    private final CardLayout layout = new CardLayout();
    private final JPanel screen = new JPanel(layout);
    private final Command leave;
    private final Command undo;
    private String page = "";
    private @Nullable Moment moment;

    VersusTab(Desk desk, Stories stories, Bout bout) {
        super(shown -> bout.table(stories.pace(), shown), stories::remember);
        this.desk = desk;
        this.stories = stories;
        this.plan = bout.plan();
        this.leave = Command.of("Leave the battle", this::close)
                .saying("Goes back to your stories; the battle is saved")
                .on("ESCAPE");
        this.undo = Command.of("Take back", this::undo)
                .saying("Takes your last decision back, as long as nothing new has come of it")
                .on("BACK_SPACE")
                .alsoOn("ctrl Z")
                .when(() -> versus().filter(VersusMoment::canUndo).isPresent());
        this.pack = new PackPanel(bout.gallery(), this::choose);
        this.game = new GameScreen(bout.gallery(), plan.saga().rules(), stories.pace(), List.of(undo), this);
        this.end = new VersusEnd(new Portraits(bout.gallery()), plan, this::again, this::close);
        screen.setName("versus");
        screen.setFocusable(true);
        screen.add(pack.component(), PACK);
        screen.add(game, GAME);
        screen.add(end.component(), END);
        bindTo(screen, this::press);
    }

    private void press(int number) {
        if (page.equals(PACK)) {
            pack.press(number);
        } else if (page.equals(GAME)) {
            game.press(number);
        }
    }

    @Override
    protected void show(Moment shown) {
        moment = shown;
        if (shown instanceof VersusMoment versus && versus.outcome().isPresent()) {
            versus.outcome().ifPresent(end::show);
            turnTo(END);
        } else if (shown instanceof VersusMoment versus && versus.packing().isPresent()) {
            versus.packing().ifPresent(packing -> versus.asked().ifPresent(asked -> pack.show(asked, packing)));
            turnTo(PACK);
        } else if (shown instanceof VersusMoment versus) {
            versus.game().ifPresent(seen -> {
                boolean turned = !page.equals(GAME);
                game.show(seen);
                turnTo(GAME, turned);
            });
        } else {
            game.show(shown);
            turnTo(GAME, true);
        }
    }

    private void turnTo(String wanted) {
        turnTo(wanted, true);
    }

    private void turnTo(String wanted, boolean takesKeyboard) {
        boolean isHere = isHere() && takesKeyboard;
        if (isHere) {
            // what has the keyboard is about to be hidden
            screen.requestFocusInWindow();
        }
        page = wanted;
        layout.show(screen, wanted);
        if (isHere) {
            // later, since what is new is laid out first
            SwingUtilities.invokeLater(() -> firstFocus().requestFocusInWindow());
        }
    }

    /** Another page takes the keyboard along, wherever what was hidden has left it; but not from who writes something. */
    private boolean isHere() {
        return screen.isShowing() && !PlainKeys.isWriting();
    }

    /** What is shown now; nothing before the first. */
    Optional<Moment> moment() {
        return Optional.ofNullable(moment);
    }

    private Optional<VersusMoment> versus() {
        return moment instanceof VersusMoment versus ? Optional.of(versus) : Optional.empty();
    }

    private void choose(int option) {
        versus().ifPresent(shown -> table().choose(shown.number(), option));
    }

    private void undo() {
        versus().ifPresent(shown -> table().undo(shown.number()));
    }

    @Override
    public void again() {
        stories.fight(plan.seeded(stories.newSeed()), open -> desk.close(this));
    }

    @Override
    public void close() {
        desk.open(stories.home());
        desk.close(this);
    }

    @Override
    public Object key() {
        return table().path();
    }

    @Override
    public String title() {
        return plan.title();
    }

    @Override
    public Optional<Icon> icon() {
        return Optional.of(Icons.of("players"));
    }

    @Override
    public JComponent component() {
        return screen;
    }

    @Override
    public JComponent firstFocus() {
        return switch (page) {
            case PACK -> pack.first().<JComponent>map(first -> first).orElse(screen);
            case END -> end.first();
            default -> game.firstFocus();
        };
    }

    @Override
    public List<Command> commands() {
        return List.of(undo, leave);
    }

    @Override
    protected void left() {
        if (page.equals(END)) {
            desk.say("The battle is over.");
        } else {
            desk.say("The battle is saved; your stories list it.");
        }
    }
}
