package soulwright.editor.play;

import com.formdev.flatlaf.util.UIScale;
import java.util.List;
import java.util.function.Predicate;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.art.Emblem;
import soulwright.editor.play.SavedGames.SavedGame;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Html;
import soulwright.editor.widget.Room;
import soulwright.editor.widget.SquareIcon;
import soulwright.game.Recording;

/** The games that can be gone on with, as buttons; there is nothing to see without any. */
final class SavedGamesPanel extends JPanel {
    private static final int MOST = 6;
    private static final int ENOUGH_FOR_TWO = 760;

    private final Desk desk;
    private final Games games;
    private final Runnable leave;
    private List<SavedGame> shown = List.of();
    private int columns = 2;

    /**
     * Looks for them in the background.
     *
     * @param wanted which are to be shown; asked off the event thread
     * @param leave is called when one was taken up
     */
    SavedGamesPanel(Desk desk, Games games, Predicate<Recording> wanted, Runnable leave) {
        this.desk = desk;
        this.games = games;
        this.leave = leave;
        setName("saved-games");
        setVisible(false);
        Room.follow(this, this::fit);
        desk.workshop().run("Looking for saved games", progress -> games.saved().newest(MOST, wanted), this::show);
    }

    private void fit(Room room) {
        int fitting = room.width() < ENOUGH_FOR_TWO ? 1 : 2;
        if (fitting != columns) {
            columns = fitting;
            show(shown);
        }
    }

    private void show(List<SavedGame> found) {
        shown = found;
        removeAll();
        setLayout(new MigLayout("fillx, insets 0, wrap " + columns, "[0:0:, grow, fill]12lp".repeat(columns)));
        JLabel title = new JLabel("Games under way");
        title.putClientProperty("FlatLaf.styleClass", "h3");
        add(title, "span, aligny top");
        found.forEach(game -> add(button(game), "wmin 0, aligny top"));
        setVisible(!found.isEmpty());
        revalidate();
    }

    private JButton button(SavedGame game) {
        Emblem board = desk.gallery().emblem("boards", game.board());
        String about = board.name() + ": " + game.players();
        String more = game.progress();
        JButton button = new JButton(
                "<html><b>" + Html.escape(about) + "</b><br>" + Html.escape(more) + "</html>",
                SquareIcon.of(board, 32));
        button.getAccessibleContext().setAccessibleName("Go on with " + about + ", " + more);
        button.setIconTextGap(UIScale.scale(10));
        button.setName("resume " + game.file().path().getFileName());
        button.setHorizontalAlignment(JButton.LEADING);
        button.setToolTipText("Go on with the game in " + game.file().path());
        button.addActionListener(event -> {
            games.resume(game.file());
            leave.run();
        });
        return button;
    }
}
