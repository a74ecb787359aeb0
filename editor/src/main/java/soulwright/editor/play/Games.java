package soulwright.editor.play;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import soulwright.content.Catalog;
import soulwright.content.piece.Board;
import soulwright.editor.art.Gallery;
import soulwright.editor.document.EntryName;
import soulwright.editor.play.GameTab.Started;
import soulwright.editor.widget.Agreement;
import soulwright.editor.widget.Desk;
import soulwright.game.Fingerprint;
import soulwright.game.Recording;
import soulwright.game.Resumption;
import soulwright.game.SaveFile;
import soulwright.game.Saving;
import soulwright.quest.QuestChoices;
import soulwright.quest.QuestChoices.NoBoardGame;
import soulwright.quest.QuestStand;

/** Begins games and takes them up again. It remembers who played last, and how fast. Belongs to the event thread. */
public final class Games {
    private static final int SEEDS = 1_000_000;
    private static final String NOT_RESUMED = "The game cannot be taken up";

    private final Desk desk;
    private final SavedGames saved;
    private Pace pace = Pace.FAST;
    private @Nullable Plan last;
    private final Map<Object, GameTab> open = new HashMap<>();

    /** @param folder where games are saved */
    public Games(Desk desk, Path folder) {
        this.desk = desk;
        this.saved = new SavedGames(folder);
    }

    /** The screen on which a game is begun, or taken up again. */
    public NewGameTab newGame() {
        return new NewGameTab(desk, this);
    }

    /** Plays a board at once, as it is now, with the rules and players of last time. */
    public void play(EntryName board) {
        whenPlayable(playable -> {
            Optional<Plan> plan = plan(playable).map(usual -> usual.on(Board.KIND.id(board.id())));
            Optional<String> obstacle = plan.isEmpty()
                    ? Optional.of("No rules of a board game are open, or the pack has errors; see Problems.")
                    : playable.catalog().find(Board.KIND.id(board.id())).isEmpty()
                            ? Optional.of("The board or its pack has errors; see Problems.")
                            : playable.obstacle(plan.get());
            obstacle.ifPresentOrElse(
                    why -> desk.sayWhyNot("The board cannot be played", why),
                    () -> start(playable, plan.orElseThrow()));
        });
    }

    /** What was played last as far as it can be played now, or the usual game. */
    Optional<Plan> plan(Playable playable) {
        Plan before = last;
        return Optional.ofNullable(before)
                .flatMap(plan -> playable.rules().stream()
                        .filter(rules -> rules.id().equals(plan.rules().id()))
                        .findFirst()
                        .map(rules -> new Plan(rules, plan.board(), plan.chairs(), newSeed())))
                .filter(plan -> plan.chairs().size() == plan.rules().seats())
                .filter(plan -> playable.obstacle(plan).isEmpty())
                .or(() -> playable.usual(newSeed()));
    }

    /** Gives what can be played with the packs as they are now, as soon as they are checked. */
    void whenPlayable(Consumer<Playable> then) {
        Map<String, String> places = new LinkedHashMap<>();
        desk.project().outline().packs().stream()
                .filter(pack -> pack.pack().asked())
                .forEach(pack -> places.putIfAbsent(pack.id(), pack.pack().place()));
        Gallery gallery = desk.gallery();
        desk.project()
                .ask(
                        workspace -> {
                            gallery.prepare("boards", "characters", "terrains", "dwellings", "ruins");
                            return new Snapshot(workspace.load().catalog(), workspace.fingerprints());
                        },
                        open -> then.accept(new Playable(open.catalog(), open.packs(), places)));
    }

    private record Snapshot(Catalog catalog, List<Fingerprint> packs) {}

    long newSeed() {
        return ThreadLocalRandom.current().nextInt(SEEDS);
    }

    Pace pace() {
        return pace;
    }

    void remember(Pace wanted) {
        pace = wanted;
    }

    SavedGames saved() {
        return saved;
    }

    /** Begins a game with the packs as they are now. */
    void start(Plan plan) {
        whenPlayable(playable -> playable.obstacle(plan)
                .ifPresentOrElse(why -> desk.sayWhyNot("The game cannot begin", why), () -> start(playable, plan)));
    }

    private void start(Playable playable, Plan plan) {
        last = plan;
        start(playable, plan, tab -> {});
    }

    /** The same, and tells when it is open. */
    void start(Playable playable, Plan plan, Consumer<GameTab> open) {
        Gallery gallery = desk.gallery();
        desk.workshop()
                .run(
                        "Setting up the game",
                        progress -> Started.begin(
                                playable,
                                plan,
                                gallery,
                                new Saving(saved.unused(plan.board().local()), Optional.empty())),
                        started -> {
                            GameTab tab = new GameTab(desk, this, started, pace);
                            open(tab);
                            open.accept(tab);
                        });
    }

    /**
     * A game that goes on, for lists of them.
     *
     * @param title where it is played, and who plays
     * @param detail how far it is
     * @param goOn takes it up again
     */
    public record UnderWay(String title, String detail, Runnable goOn) {}

    /**
     * Looks in the background for games that go on, and gives the newest. Also those whose packs are not open: they are opened when one goes on.
     *
     * @param most how many at most
     */
    public void underWay(int most, Consumer<List<UnderWay>> then) {
        desk.workshop()
                .run(
                        "Looking for saved games",
                        progress -> saved.newest(most, any -> true),
                        found -> then.accept(found.stream().map(this::underWay).toList()));
    }

    private UnderWay underWay(SavedGames.SavedGame game) {
        String board = game.stand()
                .map(QuestStand::board)
                .orElseGet(() -> desk.gallery().emblem("boards", game.board()).name());
        return new UnderWay(board + ": " + game.players(), game.progress(), () -> resume(game.file()));
    }

    /** Takes a game up again, opens the pack that it needs, and asks where something is not as it was. */
    void resume(SaveFile file) {
        GameTab here = open.get(Optional.of(file.path()));
        if (here != null) {
            desk.open(here);
        } else {
            read(file);
        }
    }

    private void read(SaveFile file) {
        desk.workshop()
                .run(
                        "Reading the saved game",
                        progress -> file.read(),
                        opened -> WholeSave.of(opened, desk, NOT_RESUMED)
                                .ifPresent(recording -> resume(file, recording)));
    }

    private void resume(SaveFile file, Recording recording) {
        try {
            String pack = QuestChoices.of(recording.setup()).pack();
            whenPlayable(playable -> obstacle(playable, recording)
                    .ifPresentOrElse(why -> openPack(pack, file, recording), () -> replay(playable, file, recording)));
        } catch (NoBoardGame other) {
            desk.sayWhyNot(NOT_RESUMED, String.valueOf(other.getMessage()));
        }
    }

    /** A save may name any folder, so what does not ship and is not installed is opened only if the user agrees. */
    private void openPack(String pack, SaveFile file, Recording recording) {
        desk.workshop().run("Looking for packs", progress -> desk.project().offered(List.of()), offered -> {
            boolean known = offered.stream().anyMatch(one -> one.place().equals(pack));
            List<String> question = List.of("It was played with this pack, which is not open:", pack);
            if (known || Agreement.to("The saved game needs its pack", question, "Open the pack")) {
                desk.project().open(List.of(pack), problems -> resumeWithPack(file, recording, problems));
            }
        });
    }

    /** @param problems what kept its pack from being opened */
    private void resumeWithPack(SaveFile file, Recording recording, List<String> problems) {
        whenPlayable(playable -> obstacle(playable, recording)
                .ifPresentOrElse(
                        why -> desk.sayWhyNot(
                                NOT_RESUMED,
                                why + problems.stream().map("\n"::concat).collect(Collectors.joining())),
                        () -> replay(playable, file, recording)));
    }

    private static Optional<String> obstacle(Playable playable, Recording recording) {
        Optional<Plan> plan = playable.plan(recording.setup());
        return plan.isEmpty()
                ? Optional.of("The pack with its rules is not open, or has errors.")
                : playable.obstacle(plan.get());
    }

    /** Later, since making it has taken a while already. */
    private void open(GameTab tab) {
        SwingUtilities.invokeLater(() -> {
            open.put(tab.key(), tab);
            desk.open(tab);
            tab.begin();
        });
    }

    /** Its tab was closed. */
    void left(GameTab tab) {
        open.remove(tab.key());
    }

    private record Resumed(Started started, Resumption resumption) {}

    private void replay(Playable playable, SaveFile file, Recording recording) {
        Plan plan = playable.plan(recording.setup()).orElseThrow();
        Gallery gallery = desk.gallery();
        desk.workshop()
                .run(
                        "Taking up the game",
                        progress -> {
                            Started started =
                                    Started.begin(playable, plan, gallery, new Saving(file, Optional.of(recording)));
                            Resumption resumption = Resumption.of(recording, started.session());
                            return new Resumed(started, resumption);
                        },
                        this::goOn);
    }

    private void goOn(Resumed resumed) {
        Started started = resumed.started();
        if (resumed.resumption().isExact()) {
            open(new GameTab(desk, this, started, pace));
        } else if (Agreement.to(
                "The game cannot go on as it was", resumed.resumption().words(), "Go on with a copy")) {
            open(new GameTab(desk, this, started.copied(), pace));
        }
    }
}
