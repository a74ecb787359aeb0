package soulwright.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * A game that somebody plays: it remembers what was decided, so that the game can be saved and played again, and takes decisions back. Games
 * themselves know nothing of either.
 *
 * <p>Undo goes back to the last information barrier. A decision stays for good once chance has decided something because of it, somebody has
 * seen something new, or another player is asked after it; nothing else keeps it from being undone. Undo puts a copy of the game back that was
 * kept before the decision, which costs less to write, and to run, than playing the game again from its beginning.
 */
public final class Session {
    private final Setup setup;
    private Game game;
    private final List<String> decisions = new ArrayList<>();
    private final List<Integer> deciders = new ArrayList<>();
    private final Deque<Game> before = new ArrayDeque<>();
    private final List<Listener> listeners = new ArrayList<>();
    /** What happened before the first decision, for those who begin to listen after others. */
    private final List<Happening> opening = new ArrayList<>();

    /**
     * @param setup what the game was started with
     * @param fresh a game in which nothing has been decided; from now on only the session may change it
     */
    public Session(Setup setup, Game fresh) {
        if (fresh.decisions() != 0) {
            throw new IllegalArgumentException("something has been decided already");
        }
        this.setup = setup;
        this.game = fresh;
    }

    public Setup setup() {
        return setup;
    }

    /** The game as it stands; to be asked for again after {@link #undo}, which puts another one in its place. */
    public Game game() {
        return game;
    }

    /**
     * Decides, and runs on to the next decision or the end.
     *
     * @throws IllegalStateException when the game is over
     * @throws IndexOutOfBoundsException when there is no such option; nothing has happened then
     */
    public void choose(int option) {
        Decision decision = game.decision();
        if (option < 0 || option >= decision.size()) {
            throw new IndexOutOfBoundsException("no option " + option + " among " + decision.size());
        }
        int player = decision.player();
        String key = decision.key(option);
        Game kept = game.copy();
        game.choose(option);
        decisions.add(key);
        deciders.add(player);
        if (isBarrier(kept, player)) {
            before.clear();
        } else {
            before.push(kept);
        }
    }

    private boolean isBarrier(Game kept, int player) {
        return game.barrier() != kept.barrier()
                || (!game.over() && game.decision().player() != player);
    }

    public boolean canUndo() {
        return !before.isEmpty();
    }

    /**
     * Takes the last decision back.
     *
     * @throws IllegalStateException when that is not possible
     */
    public void undo() {
        if (!canUndo()) {
            throw new IllegalStateException("the last decision cannot be taken back");
        }
        game = before.pop();
        decisions.remove(decisions.size() - 1);
        deciders.remove(deciders.size() - 1);
        attach();
    }

    /**
     * Tells somebody what happens from now on, whatever is undone, and, if nothing has been decided yet, what has happened until now. Undoing
     * itself is not told.
     */
    public void listen(Listener listener) {
        if (game.decisions() == 0) {
            opening.forEach(listener::heard);
        }
        listeners.add(listener);
        attach();
    }

    private void attach() {
        game.listen(listeners.isEmpty() ? null : this::tell);
    }

    private void tell(Happening happening) {
        if (game.decisions() == 0) {
            opening.add(happening);
        }
        listeners.forEach(listener -> listener.heard(happening));
    }

    /** Which of the decisions that stand was the last of a player, counted from 1; 0 if he has made none. */
    public int lastOf(int player) {
        return deciders.lastIndexOf(player) + 1;
    }

    /** The game so far. */
    public Recording recording() {
        return new Recording(setup, decisions, game.hash(), game.over(), game.stand());
    }
}
