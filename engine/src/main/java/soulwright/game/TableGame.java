package soulwright.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
    /** What happened before the first decision, until somebody listens: nobody can before the game is there. */
    private List<Happening> opening = List.of();

    private TableGame(Rules rules, Position position) {
        this.rules = rules;
        this.position = position;
    }

    /** Starts a game: its first task lies on top of the position. */
    public static TableGame start(Rules rules, Position position) {
        TableGame game = new TableGame(rules, position);
        List<Happening> opening = new ArrayList<>();
        position.listen(opening::add);
        game.goOn(null, 0);
        position.listen(null);
        game.opening = opening;
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
            Inner inner = position.inner();
            waiting = inner == null ? new OpenDecision(position, rules) : inner.decision();
        }
        return waiting;
    }

    @Override
    public void choose(int option) {
        Inner inner = position.inner();
        if (position.over() || option < 0 || option >= offered(inner)) {
            throw new IndexOutOfBoundsException("no option " + option);
        }
        long chosen = inner == null ? position.option(option) : option;
        waiting = null;
        opening = List.of();
        position.decided();
        if (position.decisions() >= rules.cap()) {
            position.end(new Outcome(Outcome.How.CAPPED, rules.places(position), "It took too long: nobody has won."));
        } else if (inner == null) {
            goOn(position.top(), chosen);
        } else {
            inner.game().choose(option);
            goOn(null, 0);
        }
    }

    private int offered(@Nullable Inner inner) {
        return inner == null ? position.offered() : inner.game().decision().size();
    }

    /** @param asked the question that an option was chosen of; null when the game begins, or goes on within */
    private void goOn(@Nullable Frame asked, long chosen) {
        Frame running = asked;
        position.countTries();
        try {
            if (asked != null) {
                position.use(asked.values());
                ((Question) asked.task()).chosen(position, asked, chosen);
                position.pushPending();
            }
            while (!position.over() && position.offered() == 0 && !isWithin()) {
                running = position.top();
                position.work(STEP);
                position.use(running.values());
                goOn(running);
                position.pushPending();
            }
        } catch (BoundExceeded bound) {
            breakOff(running);
        } finally {
            position.countNoTries();
        }
    }

    /** Whether a game goes on within this one. */
    private boolean isWithin() {
        Inner inner = position.inner();
        return inner != null && !inner.game().over();
    }

    private void goOn(Frame frame) {
        Inner ended = position.inner();
        if (ended == null) {
            frame.task().run(position, frame);
        } else {
            position.inner(null);
            goOn(frame, ended.game());
        }
    }

    /** What broke a game within off breaks this one off as well: how it ended says nothing about those who sat at it. */
    private void goOn(Frame frame, Game ended) {
        Outcome outcome = ended.outcome();
        if (outcome.how() == Outcome.How.FAULTY) {
            position.end(new Outcome(Outcome.How.FAULTY, rules.places(position), outcome.words()));
        } else {
            ((Host) frame.task()).over(position, frame, ended);
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
        if (position.inner() != null) {
            throw new IllegalStateException("a game goes on within; imagine that");
        }
        Position copy = changed(rng, change);
        for (int times = 1; times < MOST_IMAGININGS && !isAsked(copy); times++) {
            copy = changed(rng, change);
        }
        TableGame imagined = new TableGame(rules, copy);
        imagined.goOn(null, 0);
        return imagined;
    }

    /**
     * An independent game with other dice in which the game within is as a player imagines it; one who does not sit at it imagines what its first
     * player does. What he cannot know of the outer game is changed as well.
     *
     * @throws IllegalStateException when no game goes on within
     */
    public TableGame imagineWithin(int player, Rng rng, Consumer<Position> change) {
        Inner inner = position.inner();
        if (inner == null) {
            throw new IllegalStateException("no game goes on within");
        }
        Position copy = changed(rng, change);
        copy.inner(inner.with(inner.imagined(player, rng)));
        return new TableGame(rules, copy);
    }

    /** What a player sees of the game that goes on within; nothing if there is none, or he does not sit at it. */
    public Optional<View> within(int player) {
        Inner inner = position.inner();
        return Optional.ofNullable(inner == null ? null : inner.view(player));
    }

    /** The game that goes on within, for the rules' own views. */
    public Optional<Game> inner() {
        return Optional.ofNullable(position.inner()).map(Inner::game);
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
    public Map<String, String> stand() {
        return rules.stand(this);
    }

    @Override
    public long barrier() {
        Inner inner = position.inner();
        long within = inner == null ? 0 : inner.game().barrier() * 31;
        return (within + position.rng().state()) * 31 + position.shown();
    }

    @Override
    public void listen(@Nullable Listener listener) {
        position.listen(listener);
        if (listener != null) {
            List<Happening> untold = opening;
            opening = List.of();
            untold.forEach(listener::heard);
        }
    }

    /** The places of players who all came equally far. */
    public static List<Integer> allEqual(int players) {
        return Collections.nCopies(players, 1);
    }
}
