package soulwright.editor.play;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Optional;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.EmptyState;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.Page;
import soulwright.editor.widget.Tab;

/** Where games are begun, or taken up again. */
public final class NewGameTab implements Tab {
    private final Desk desk;
    private final Games games;
    private final JPanel component = new JPanel(new BorderLayout());
    private final Command leave;
    private @Nullable NewGamePanel panel;

    NewGameTab(Desk desk, Games games) {
        this.desk = desk;
        this.games = games;
        this.leave = Command.of("Close", this::close).on("ESCAPE").saying("Go back without playing");
        leave.bindTo(component);
        component.setName("new-game");
        component.setFocusable(true);
        component.add(new EmptyState("play", "One moment", "The packs that are open are read and checked.", List.of()));
        look();
    }

    private void look() {
        games.whenPlayable(
                playable -> games.plan(playable).ifPresentOrElse(plan -> show(playable, plan), this::showNothing));
    }

    private void showNothing() {
        component.removeAll();
        component.add(new EmptyState(
                "warning",
                "Nothing can be played yet",
                "Open a pack with a board and the rules of a board game. A pack with errors cannot be played: Problems lists them.",
                List.of(Command.of("Look again", this::look))));
        JPanel saved = new JPanel(new MigLayout("fillx, insets 24lp", "[0:0:, grow, fill]"));
        saved.add(new SavedGamesPanel(desk, games, any -> true, this::close));
        component.add(saved, BorderLayout.SOUTH);
        component.revalidate();
    }

    private void close() {
        desk.close(this);
    }

    private void show(Playable playable, Plan plan) {
        NewGamePanel shown = new NewGamePanel(playable, desk.gallery(), plan, this::begin);
        panel = shown;
        // later, since making it has taken a while already
        SwingUtilities.invokeLater(() -> show(shown, new Rehearsal(playable)));
    }

    private void show(NewGamePanel shown, Rehearsal rehearsal) {
        Page page = new Page(
                new MigLayout("fill, wrap, insets 24lp, hidemode 3", "[0:0:, grow, fill]", "[]16lp[grow, fill]16lp[]"));
        JLabel title = new JLabel("New game");
        title.putClientProperty("FlatLaf.styleClass", "h1");
        page.add(title);
        page.add(shown, "grow, hmin 0, wmin 0");
        page.add(new SavedGamesPanel(desk, games, rehearsal::goesOn, this::close), "wmin 0");
        component.removeAll();
        component.add(page.scrolling());
        component.add(shown.foot(), BorderLayout.SOUTH);
        component.revalidate();
        Optional.ofNullable(component.getRootPane()).ifPresent(root -> root.setDefaultButton(shown.start()));
        shown.first().requestFocusInWindow();
    }

    private void begin(Plan plan) {
        games.start(plan);
        desk.close(this);
    }

    /** Whether everything is there. */
    boolean isReady() {
        NewGamePanel shown = panel;
        return shown != null && shown.isFilled();
    }

    @Override
    public Object key() {
        return "new game";
    }

    @Override
    public String title() {
        return "New game";
    }

    @Override
    public Optional<Icon> icon() {
        return Optional.of(Icons.of("play"));
    }

    @Override
    public JComponent component() {
        return component;
    }

    @Override
    public JComponent firstFocus() {
        NewGamePanel shown = panel;
        return shown == null ? component : shown.first();
    }

    @Override
    public List<Command> commands() {
        return List.of(leave);
    }

    @Override
    public void shown() {
        NewGamePanel open = panel;
        if (open != null && component.getRootPane() != null) {
            component.getRootPane().setDefaultButton(open.start());
        }
    }
}
