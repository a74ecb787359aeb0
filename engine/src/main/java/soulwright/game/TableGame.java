package soulwright.game;

import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A game over one position: it runs what is to be done until somebody is asked. */
public final class TableGame implements Game {
    /** How much work a step counts for: it may tell many who hear it, and move much. */
    private static final int STEP = 30;

    private static final int MOST_IMAGININGS = 20;

    private final Rules rules;
    private final Position position;
    private @Nullable Decision waiting;

    private TableGame(Rules rules, Position position) {
        this.rules = rules;
        this.position = position;
    }

    /** Starts a game: its first task lies on top of the position. */
    public static TableGame start(Rules rules, Position position) {
        TableGame game = new TableGame(rules, position);
        game.goOn(null, 0);
        return game;
    }

    @Override
    public int players() {
        return rules.players();
    }

    @Override
    public Decision decision() {
        if (position.over()) {
            throw new IllegalStateException("the game is over");
        }
        if (waiting == null) {
            waiting = new OpenDecision(position);
        }
        return waiting;
    }

    @Override
    public void choose(int option) {
        if (position.over() || option < 0 || option >= position.offered()) {
            throw new IndexOutOfBoundsException("no option " + option);
        }
        long chosen = position.option(option);
        waiting = null;
        position.decided();
        if (position.decisions() >= rules.cap()) {
            position.end(new Outcome(Outcome.How.CAPPED, rules.places(position), "It took too long: nobody has won."));
            return;
        }
        goOn(position.top(), chosen);
    }

    /** @param asked the question that an option was chosen of; null when the game begins */
    private void goOn(@Nullable Frame asked, long chosen) {
        Frame running = asked;
        position.countTries();
        try {
            if (asked != null) {
                position.use(asked.values());
                ((Question) asked.task()).chosen(position, asked, chosen);
                position.pushPending();
            }
            while (!position.over() && position.offered() == 0) {
                running = position.top();
                position.work(STEP);
                position.use(running.values());
                running.task().run(position, running);
                position.pushPending();
            }
        } catch (BoundExceeded bound) {
            breakOff(running);
        } finally {
            position.countNoTries();
        }
    }

    private void breakOff(@Nullable Frame running) {
        position.withdraw();
        String words = "The game was broken off, because something in the pack does not come to an end: ";
        position.end(new Outcome(Outcome.How.FAULTY, rules.places(position), words + blamed(running)));
    }

    /** What was done, or what that was done for: tasks of the rules themselves stand nowhere in a pack. */
    private String blamed(@Nullable Frame running) {
        for (Frame frame = running; frame != null; frame = frame.below()) {
            String source = frame.task().source();
            if (!source.isEmpty()) {
                return rules.blamed(source);
            }
        }
        return "the course of the game";
    }

    @Override
    public boolean over() {
        return position.over();
    }

    @Override
    public Outcome outcome() {
        Outcome outcome = position.outcome();
        if (outcome == null) {
            throw new IllegalStateException("the game goes on");
        }
        return outcome;
    }

    @Override
    public TableGame copy() {
        return new TableGame(rules, position.copy());
    }

    /**
     * An independent game with other dice in which something is changed before it is asked again what it waits for. It is changed anew, a few
     * times, until the same player is asked: what others hold may leave them nothing to choose.
     *
     * @param change what the viewer cannot know is drawn anew
     */
    public TableGame imagine(Rng rng, Consumer<Position> change) {
        Position copy = changed(rng, change);
        for (int times = 1; times < MOST_IMAGININGS && !isAsked(copy); times++) {
            copy = changed(rng, change);
        }
        return start(rules, copy);
    }

    private Position changed(Rng rng, Consumer<Position> change) {
        Position copy = position.copy(new Rng(rng.next()));
        change.accept(copy);
        return copy;
    }

    /** Whether the one who is asked here is asked there; a task that asks changes nothing. */
    private boolean isAsked(Position other) {
        if (position.over()) {
            return true;
        }
        Position trial = other.copy();
        Frame frame = trial.top();
        trial.use(frame.values());
        frame.task().run(trial, frame);
        return trial.offered() > 0 && trial.player() == position.player();
    }

    @Override
    public View view(int viewer) {
        return rules.view(this, viewer);
    }

    /** For the rules' own views; others must not look past what they show. */
    public Position position() {
        return position;
    }

    @Override
    public long hash() {
        return position.hash();
    }

    @Override
    public int decisions() {
        return position.decisions();
    }

    @Override
    public long barrier() {
        return position.rng().state() * 31 + position.shown();
    }

    @Override
    public void listen(@Nullable Listener listener) {
        position.listen(listener);
    }

    /** The places of players who all came equally far. */
    public static List<Integer> allEqual(int players) {
        return Collections.nCopies(players, 1);
    }
}
