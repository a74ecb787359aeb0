package soulwright.editor.play;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import soulwright.agent.Agent;
import soulwright.agent.Seeds;
import soulwright.game.Game;
import soulwright.game.Journal;
import soulwright.game.Rng;
import soulwright.game.Saving;
import soulwright.game.Session;

/**
 * Where a game is played by people who share a screen, by computer players, or by both. It has a thread of its own; what it shows are immutable
 * moments, and what users do is told to it from any thread and returns at once. It is saved after every decision of a person, before somebody is
 * asked, and now and then while computers play.
 */
public final class GameTable implements AutoCloseable {
    private static final int NOBODY = -1;
    private static final long BATCH_NANOS = 40_000_000;
    private static final int SAVED_EVERY = 100;

    /** How often people see something while computers play as fast as they can. */
    private static final long SHOWN_NANOS = 250_000_000;

    private final Session session;
    private final List<Chair> chairs;
    private final List<Optional<Agent>> agents;
    private final Journal journal;
    private final Optional<Saving> saving;
    private final Sight sight;
    private final Consumer<Moment> screen;
    private final ExecutorService thread;

    /** All that follows belongs to the thread of the game. */
    private final Rng dice;

    private Pace pace;
    private int atTheScreen = NOBODY;
    private int number;
    private int turns;
    private long shown = System.nanoTime() - SHOWN_NANOS;
    private boolean asking;
    private Optional<String> remark = Optional.empty();

    /**
     * A table at which a board game is played.
     *
     * @param journal one that has listened to the session from its beginning
     * @param screen is told every moment, on the thread of the game
     */
    GameTable(
            Session session,
            List<Chair> chairs,
            List<Optional<Agent>> agents,
            Journal journal,
            Saving saving,
            Pace pace,
            Consumer<Moment> screen) {
        this(session, chairs, agents, journal, Optional.of(saving), pace, Sight.OF_BOARDS, screen);
    }

    /**
     * A table at which any game is played.
     *
     * @param chairs one for each player
     * @param agents who decides at each chair; nobody where a person does
     * @param journal one that has listened to the session from its beginning
     * @param saving where it is saved; nothing for a game that is not
     * @param sight what is shown of the game
     * @param screen is told every moment, on the thread of the game
     */
    public GameTable(
            Session session,
            List<Chair> chairs,
            List<Optional<Agent>> agents,
            Journal journal,
            Optional<Saving> saving,
            Pace pace,
            Sight sight,
            Consumer<Moment> screen) {
        this.session = session;
        this.chairs = List.copyOf(chairs);
        this.agents = List.copyOf(agents);
        this.journal = journal;
        this.saving = saving;
        this.pace = pace;
        this.sight = sight;
        this.screen = screen;
        this.dice = new Rng(Seeds.derived(session.setup().seed(), session.game().decisions()));
        this.thread = thread();
        for (int seat = 0; seat < chairs.size() && people() == 1; seat++) {
            atTheScreen = chairs.get(seat).isPerson() ? seat : atTheScreen;
        }
    }

    private static ExecutorService thread() {
        return Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, "game");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Begins to play, or to go on. */
    public void begin() {
        later(this::goOn);
    }

    /**
     * Decides for the person at the screen. Does nothing if the game has gone on since.
     *
     * @param moment the number of the moment that he saw
     */
    public void choose(int moment, int option) {
        later(() -> {
            if (asking && moment == number) {
                session.choose(option);
                save();
                goOn();
            }
        });
    }

    /** Takes the last decision of the person at the screen back, if it can be. */
    public void undo(int moment) {
        later(() -> {
            if (asking && moment == number && session.canUndo()) {
                session.undo();
                journal.undo();
                save();
                goOn();
            }
        });
    }

    /** The person who is waited for sits alone at the screen. */
    public void sitDown(int moment) {
        later(() -> {
            if (!asking && moment == number && !session.game().over()) {
                atTheScreen = session.game().decision().player();
                goOn();
            }
        });
    }

    /** How fast computer players decide from now on. */
    public void pace(Pace wanted) {
        later(() -> {
            pace = wanted;
            goOn();
        });
    }

    /** Lets a computer player decide once. */
    public void step() {
        later(() -> {
            if (isComputersTurn()) {
                decide();
                goOn();
            }
        });
    }

    /** Where it is saved; nothing if it is not. */
    public Optional<Path> path() {
        return saving.map(Saving::path);
    }

    private void save() {
        saving.ifPresent(file -> file.save(session.recording()));
    }

    /** Saves the game, if it is saved at all, and stops; nothing is shown any more. */
    @Override
    public void close() {
        later(this::save);
        thread.shutdown();
    }

    /** Waits until it has stopped. Gives whether it has. */
    boolean awaitStop(Duration most) throws InterruptedException {
        return thread.awaitTermination(most.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void later(Runnable task) {
        if (!thread.isShutdown()) {
            thread.execute(task);
        }
    }

    /** Shows how things are, and lets whoever is to decide do so. */
    private void goOn() {
        turns++;
        asking = false;
        if (session.game().over()) {
            save();
            show();
        } else if (isComputersTurn()) {
            letComputersPlay();
        } else {
            save();
            ask(session.game().decision().player());
        }
    }

    private boolean isComputersTurn() {
        return !session.game().over()
                && agents.get(session.game().decision().player()).isPresent();
    }

    /** How fast they decide now: nobody waits for what he cannot see. */
    private Pace paceNow() {
        return sight.isUnseen(session.game().view(Math.max(0, atTheScreen))) ? Pace.INSTANT : pace;
    }

    private void letComputersPlay() {
        Pace now = paceNow();
        if (now != Pace.INSTANT || System.nanoTime() - shown > SHOWN_NANOS) {
            show();
        }
        int turn = turns;
        if (now != Pace.STEP) {
            CompletableFuture.delayedExecutor(now.millis(), TimeUnit.MILLISECONDS, thread)
                    .execute(() -> playOn(turn));
        }
    }

    /** @param turn when this was arranged; whatever happened since has arranged something else */
    private void playOn(int turn) {
        if (turn != turns || !isComputersTurn()) {
            return;
        }
        decide();
        long enough = System.nanoTime() + BATCH_NANOS;
        while (isComputersTurn() && paceNow() == Pace.INSTANT && System.nanoTime() < enough) {
            decide();
        }
        goOn();
    }

    private void decide() {
        int player = session.game().decision().player();
        Agent agent = agents.get(player).orElseThrow();
        session.choose(agent.choose(session.game().view(player), dice));
        if (session.game().decisions() % SAVED_EVERY == 0) {
            save();
        }
    }

    private void ask(int player) {
        if (people() > 1 && atTheScreen != player) {
            screen.accept(new Moment.Curtain(++number, OptionalInt.of(player), Optional.of(chairs.get(player))));
            return;
        }
        atTheScreen = player;
        asking = true;
        show();
    }

    private void show() {
        shown = System.nanoTime();
        if (atTheScreen == NOBODY && people() > 0) {
            screen.accept(new Moment.Curtain(++number, OptionalInt.empty(), Optional.empty()));
        } else {
            screen.accept(seen(Math.max(0, atTheScreen)));
        }
    }

    private Moment seen(int viewer) {
        Game game = session.game();
        remark = saving.stream()
                .flatMap(file -> file.remarks().stream())
                .findFirst()
                .or(() -> remark);
        return sight.of(new Standing(
                ++number,
                game.view(viewer),
                people() == 0,
                asking,
                isComputersTurn(),
                journal.of(viewer),
                asking && session.canUndo(),
                game.over() ? Optional.of(game.outcome()) : Optional.empty(),
                saving.flatMap(Saving::trouble).or(() -> remark)));
    }

    private int people() {
        return (int) IntStream.range(0, chairs.size())
                .filter(seat -> chairs.get(seat).isPerson())
                .count();
    }
}
