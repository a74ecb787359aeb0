package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.agent.Agent;
import soulwright.agent.Seeds;
import soulwright.game.Game;
import soulwright.game.Journal;
import soulwright.game.Outcome;
import soulwright.game.Recording;
import soulwright.game.Rng;
import soulwright.game.Saving;
import soulwright.game.Session;
import soulwright.game.View;
import soulwright.tools.play.Turn.End;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;
import soulwright.tools.terminal.Terminal;

/** Where a game is played at a terminal: by people who hand it to each other, by computer players, or by both. */
final class Table {
    private static final int NOBODY = -1;
    private static final int LAST_NEWS = 10;
    private final Session session;
    private final List<Chair> chairs;
    private final GamePicture picture;
    private final Terminal terminal;
    private final Saving saving;
    private final Farewell farewell;
    private final Journal journal;
    private final Rng dice;
    private volatile Recording standing;
    private int atTheScreen = NOBODY;

    /** @param journal one that listens to the session from its beginning */
    Table(
            Session session,
            List<Chair> chairs,
            GamePicture picture,
            Terminal terminal,
            Farewell farewell,
            Journal journal) {
        this.session = session;
        this.chairs = List.copyOf(chairs);
        this.picture = picture;
        this.terminal = terminal;
        this.saving = farewell.saving();
        this.farewell = farewell;
        this.journal = journal;
        this.standing = session.recording();
        this.dice = new Rng(Seeds.derived(session.setup().seed(), session.game().decisions()));
    }

    /** Plays until the game is over, or somebody stops or types no more; the game is saved then. */
    GamePlay.End play() {
        return SuddenEnd.guarding(this::stop, this::playOn);
    }

    private GamePlay.End playOn() {
        boolean goesOn = true;
        if (people() == 0) {
            watch();
        }
        while (goesOn && !session.game().over()) {
            standing = session.recording();
            int player = session.game().decision().player();
            Optional<Agent> computer = chairs.get(player).computer();
            if (computer.isPresent()) {
                decide(player, computer.get());
            } else {
                goesOn = ask(player);
            }
        }
        return end();
    }

    /** Saves the game as it stood before the decision that is being made, from whatever thread; nothing is saved after it. */
    void stop() {
        saving.saveLast(standing);
        List<Line> lines = new ArrayList<>(List.of(Line.EMPTY));
        lines.addAll(farewell.left());
        terminal.printLast(lines);
    }

    private GamePlay.End end() {
        if (!session.game().over()) {
            terminal.print(farewell.left());
            return unless(GamePlay.End.LEFT);
        }
        boolean broken = session.game().outcome().how() == Outcome.How.FAULTY;
        showEnd();
        farewell.keep(broken ? standing : session.recording(), people() > 0);
        if (broken) {
            terminal.print(farewell.broken());
            return GamePlay.End.BROKEN_OFF;
        }
        terminal.print(farewell.kept(session.setup().seed()));
        return unless(GamePlay.End.OVER);
    }

    private GamePlay.End unless(GamePlay.End saved) {
        return saving.trouble().isPresent() ? GamePlay.End.UNSAVED : saved;
    }

    private void decide(int player, Agent agent) {
        session.choose(agent.choose(session.game().view(player), dice));
        if (people() == 0) {
            watch();
        }
    }

    /** Where only computers play, what everybody may know is told as it happens. */
    private void watch() {
        View view = session.game().view(0);
        terminal.print(News.of(journal.latest(), picture.actors(view))
                .all(terminal.size().columns()));
    }

    /** Gives whether the game goes on. */
    private boolean ask(int player) {
        saving.save(session.recording());
        boolean stops = !handOver(player)
                || new Turn(chairs.get(player).name(), session, picture, journal, farewell, terminal).play()
                        == End.STOPPED;
        return !stops || !farewell.mayStop(session.recording());
    }

    /** Hides what the last player saw until the next one sits alone at the screen. Gives whether somebody is there. */
    private boolean handOver(int player) {
        if (people() < 2 || atTheScreen == player) {
            return true;
        }
        terminal.hide();
        terminal.print(List.of(
                Line.of(chairs.get(player).name() + ", it is for you to decide.", Style.BOLD),
                Line.of("Press Enter when nobody else sees the screen.")));
        atTheScreen = player;
        return terminal.read("").isPresent();
    }

    private long people() {
        return chairs.stream().filter(Chair::isPerson).count();
    }

    private void showEnd() {
        Game game = session.game();
        View view = game.view(viewer());
        int width = terminal.size().columns();
        if (people() > 0) {
            terminal.clear();
        }
        terminal.print(picture.log(view, picture.news(view, journal.fresh(viewer())), LAST_NEWS, width));
        terminal.print(picture.ending(
                view, game.outcome(), chairs.stream().map(Chair::name).toList(), width));
    }

    /** The last person at the screen, or the first of all. */
    private int viewer() {
        return atTheScreen != NOBODY
                ? atTheScreen
                : chairs.stream()
                        .filter(Chair::isPerson)
                        .findFirst()
                        .map(chairs::indexOf)
                        .orElse(0);
    }
}
