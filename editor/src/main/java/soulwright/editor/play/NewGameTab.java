package soulwright.editor.play;

import java.awt.BorderLayout;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Optional;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import soulwright.editor.play.SavedGames.SavedGame;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.EmblemIcon;
import soulwright.editor.widget.EmptyState;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.Page;
import soulwright.editor.widget.Tab;

/** Where games are begun, or taken up again. */
public final class NewGameTab implements Tab {
    private static final int MOST_SAVED = 6;

    private final Desk desk;
    private final Games games;
    private final JPanel component = new JPanel(new BorderLayout());
    private final Command leave;
    private @Nullable NewGamePanel panel;

    NewGameTab(Desk desk, Games games) {
        this.desk = desk;
        this.games = games;
        this.leave = Command.of("Close", () -> desk.close(this)).on("ESCAPE").saying("Go back without playing");
        leave.bindTo(component);
        component.setName("new-game");
        component.setFocusable(true);
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
        component.revalidate();
    }

    private void show(Playable playable, Plan plan) {
        NewGamePanel shown = new NewGamePanel(playable, desk.gallery(), plan, this::begin);
        panel = shown;
        // later, since making it has taken a while already
        SwingUtilities.invokeLater(() -> show(shown));
    }

    private void show(NewGamePanel shown) {
        Page page = new Page(
                new MigLayout("fill, wrap, insets 24lp, hidemode 3", "[0:0:, grow, fill]", "[]16lp[grow, fill]16lp[]"));
        JLabel title = new JLabel("New game");
        title.putClientProperty("FlatLaf.styleClass", "h1");
        page.add(title);
        page.add(shown, "grow, hmin 0, wmin 0");
        JPanel saved = new JPanel(new MigLayout("fillx, insets 0, wrap 2", "[0:0:, grow, fill]12lp[0:0:, grow, fill]"));
        saved.setVisible(false);
        page.add(saved, "wmin 0");
        desk.workshop().run("Looking for saved games", progress -> games.saved().all(), all -> list(all, saved));
        component.removeAll();
        component.add(page.scrolling());
        component.revalidate();
        Optional.ofNullable(component.getRootPane()).ifPresent(root -> root.setDefaultButton(shown.start()));
        shown.first().requestFocusInWindow();
    }

    private void begin(Plan plan) {
        games.start(plan);
        desk.close(this);
    }

    private void list(List<SavedGame> all, JPanel saved) {
        saved.setVisible(!all.isEmpty());
        JLabel title = new JLabel("Games under way");
        title.putClientProperty("FlatLaf.styleClass", "h3");
        saved.add(title, "span 2");
        all.stream().limit(MOST_SAVED).forEach(game -> saved.add(button(game), "wmin 0"));
        saved.revalidate();
    }

    private JButton button(SavedGame game) {
        String when = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .format(game.when().toInstant().atZone(ZoneId.systemDefault()));
        var board = desk.gallery().emblem("boards", game.board());
        String people = game.people().isEmpty() ? "computer players" : String.join(", ", game.people());
        JButton button = new JButton(
                board.name() + ": " + people + ", " + game.decisions() + " decisions, " + when,
                new EmblemIcon(board, 20));
        button.setName("resume " + game.file().path().getFileName());
        button.setHorizontalAlignment(JButton.LEADING);
        button.setToolTipText("Go on with the game in " + game.file().path());
        button.addActionListener(event -> {
            games.resume(game.file());
            desk.close(this);
        });
        return button;
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
