package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.agent.Agent;
import soulwright.agent.Seeds;
import soulwright.game.Game;
import soulwright.game.Outcome;
import soulwright.game.Recording;
import soulwright.game.Rng;
import soulwright.game.SaveFile;
import soulwright.game.Session;
import soulwright.game.View;
import soulwright.tools.play.Turn.End;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Size;
import soulwright.tools.terminal.Style;
import soulwright.tools.terminal.Terminal;

/** Where a game is played at a terminal: by people who hand it to each other, by computer players, or by both. */
final class Table {
    private static final int NOBODY = -1;
    private static final String LEFT = "The game is saved. This goes on with it:";
    private static final String BROKEN =
            "The save stands before the last decision. To decide otherwise, or when the pack is mended:";

    private final Session session;
    private final List<Chair> chairs;
    private final GamePicture picture;
    private final Terminal terminal;
    private final Saving saving;
    private final Journal journal;
    private final Rng dice;
    private volatile Recording standing;
    private int atTheScreen = NOBODY;

    /** @param journal one that listens to the session from its beginning */
    Table(Session session, List<Chair> chairs, GamePicture picture, Terminal terminal, SaveFile file, Journal journal) {
        this.session = session;
        this.chairs = List.copyOf(chairs);
        this.picture = picture;
        this.terminal = terminal;
        this.saving = new Saving(file);
        this.journal = journal;
        this.standing = session.recording();
        this.dice = new Rng(Seeds.derived(session.setup().seed(), session.game().decisions()));
    }

    /** Plays until the game is over, or somebody stops or types no more; the game is saved then. */
    QuestPlay.End play() {
        return SuddenEnd.guarding(this::stop, this::playOn);
    }

    private QuestPlay.End playOn() {
        boolean goesOn = true;
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
        lines.addAll(saved(LEFT));
        terminal.printLast(lines);
    }

    private QuestPlay.End end() {
        Game game = session.game();
        if (!game.over()) {
            saving.save(session.recording());
            leave();
            return QuestPlay.End.LEFT;
        }
        boolean broken = game.outcome().how() == Outcome.How.FAULTY;
        saving.save(broken ? standing : session.recording());
        showEnd();
        if (broken) {
            terminal.print(saved(BROKEN));
        } else {
            terminal.print(kept());
        }
        return broken ? QuestPlay.End.BROKEN_OFF : QuestPlay.End.OVER;
    }

    private void leave() {
        terminal.print(saved(LEFT));
    }

    /** As a shell takes it for one word. */
    private static String quoted(String path) {
        return path.contains(" ") ? '"' + path + '"' : path;
    }

    /** How to go on with the save, or that there is none; a terminal that is closed has no size to ask for. */
    private List<Line> saved(String words) {
        List<Line> lines = new ArrayList<>(Block.wrap(saving.trouble().orElse(words), Size.USUAL.columns(), 0));
        if (saving.trouble().isEmpty()) {
            lines.add(
                    Line.of("  soulwright play --resume " + quoted(saving.path().toString())));
        }
        return lines;
    }

    private List<Line> kept() {
        return List.of(
                Line.of("The whole game, with seed " + session.setup().seed() + ", is kept in"),
                Line.of("  " + saving.path()));
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
        terminal.print(News.of(journal.news(Journal.ONLOOKER), picture.actors(view))
                .all(terminal.size().columns()));
        journal.isRead(Journal.ONLOOKER);
    }

    /** Gives whether the game goes on. */
    private boolean ask(int player) {
        saving.save(session.recording());
        if (!handOver(player)) {
            return false;
        }
        End end = new Turn(chairs.get(player).name(), session, picture, journal, saving, terminal).play();
        if (end != End.STOPPED) {
            saving.save(session.recording());
        }
        return end != End.STOPPED;
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
        journal.news(viewer()).stream()
                .skip(Math.max(0, journal.news(viewer()).size() - 10))
                .forEach(words -> terminal.print(Block.wrap("- " + words, width, 2)));
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
