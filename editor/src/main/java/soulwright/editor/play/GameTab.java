package soulwright.editor.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.Icon;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import soulwright.agent.Agent;
import soulwright.content.piece.Square;
import soulwright.editor.art.Gallery;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Icons;
import soulwright.game.Journal;
import soulwright.game.SaveFile;
import soulwright.game.Saving;
import soulwright.game.Session;

/** A game that is played. Escape goes back to where one came from; the game is saved and can be taken up again. */
final class GameTab extends PlayTab {
    private final Desk desk;
    private final Games games;
    private final Plan plan;
    private final Gallery gallery;
    private final GameScreen screen;
    private final Command undo;
    private final Command step;
    private final Command leave;
    private final Command side;
    private final Command closer;

    /** @param started a game that is ready to be played */
    GameTab(Desk desk, Games games, Started started, Pace pace) {
        super(shown -> started.table(pace, shown), games::remember);
        this.desk = desk;
        this.games = games;
        this.plan = started.plan();
        this.gallery = started.gallery();
        this.undo = Command.of("Take back", this::undo)
                .saying("Take your last decision back, as long as nothing new has come of it")
                .on("BACK_SPACE")
                .alsoOn("ctrl Z")
                .when(() -> seen().filter(Moment.Seen::canUndo).isPresent());
        this.step = Command.of("Next step", table()::step)
                .saying("Let the computer player decide once")
                .on("F6")
                .when(() -> seen().filter(seen -> seen.thinking().isPresent()).isPresent());
        this.leave = Command.of("Leave the game", this::close)
                .saying("Go back; the game is saved")
                .on("ESCAPE");
        this.side = Command.of("Players and log", this::toggleSide)
                .saying("Shows or hides players and log, or swaps them with the choices where there is little room")
                .on("F7")
                .with(Icons.of("players"));
        this.closer = Command.of("Look closer", this::lookCloser)
                .saying("Shows the card, land or player that has the keyboard; the right mouse button does so too")
                .on("F1")
                .with(Icons.of("search"));
        this.screen = new GameScreen(gallery, plan.rules(), pace, List.of(step, undo, closer, side), this);
        bindTo(screen, screen::press);
    }

    /**
     * A game before anything is shown of it.
     *
     * @param journal has listened to the session from its beginning
     */
    record Started(
            Plan plan, Gallery gallery, Session session, List<Optional<Agent>> agents, Journal journal, Saving saving) {
        /** Sets a new game up; takes a while. */
        static Started begin(Playable playable, Plan plan, Gallery gallery, Saving saving) {
            Session session = playable.start(plan);
            Journal journal = Journal.of(session);
            List<Optional<Agent>> agents = plan.chairs().stream()
                    .map(chair -> playable.agent(plan.rules(), chair))
                    .toList();
            gallery.prepare(
                    "terrains", "dwellings", "ruins", "characters", "elements", "statuses", "monsters", "boards");
            return new Started(plan, gallery, session, agents, journal, saving);
        }

        private GameTable table(Pace pace, Consumer<Moment> shown) {
            return new GameTable(session, plan.chairs(), agents, journal, saving, pace, shown);
        }

        /** The same, saved in a copy. */
        Started copied() {
            SaveFile copy = new SaveFile(saving.path()).unusedCopy();
            return new Started(plan, gallery, session, agents, journal, new Saving(copy, Optional.empty()));
        }
    }

    @Override
    protected void show(Moment moment) {
        screen.show(moment);
    }

    private Optional<Moment.Seen> seen() {
        return moment() instanceof Moment.Seen seen ? Optional.of(seen) : Optional.empty();
    }

    /** What is shown now; nothing before the first. */
    @Nullable
    Moment moment() {
        return screen == null ? null : screen.moment();
    }

    private void toggleSide() {
        screen.toggleSide();
    }

    /** Shows a land in large. */
    void lookAt(Square land) {
        screen.lookAt(land);
    }

    private void lookCloser() {
        screen.lookCloser();
    }

    private void undo() {
        seen().ifPresent(seen -> table().undo(seen.number()));
    }

    @Override
    public void again() {
        games.start(plan.seeded(games.newSeed()));
        desk.close(this);
    }

    @Override
    public void close() {
        desk.close(this);
    }

    @Override
    public Object key() {
        return table().path();
    }

    @Override
    public String title() {
        return gallery.emblem("boards", plan.board().text()).name();
    }

    @Override
    public String tooltip() {
        return "A game on " + title()
                + table().path().map(path -> ", saved in " + path).orElse("");
    }

    @Override
    public Optional<Icon> icon() {
        return Optional.of(Icons.of("play"));
    }

    @Override
    public JComponent component() {
        return screen;
    }

    @Override
    public JComponent firstFocus() {
        return screen.firstFocus();
    }

    @Override
    public List<Command> commands() {
        return List.of(undo, step, closer, side, leave);
    }

    @Override
    protected void left() {
        games.left(this);
        Moment last = moment();
        boolean isOver = seen().flatMap(Moment.Seen::outcome).isPresent();
        if (last != null && last.number() > 1 && !isOver) {
            desk.say("Game saved. Continue it on Home, or under New game.");
        }
    }
}
