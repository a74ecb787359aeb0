package soulwright.game.contract;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import soulwright.game.Session;
import soulwright.game.Setup;

/** What is taken back was never done; what chance has decided, somebody has seen, or another player is asked after, is not taken back. */
final class Undo implements Law {
    @Override
    public void check(Trial trial) {
        Session session = new Session(new Setup(List.of(), Map.of(), trial.seed()), trial.start());
        Deque<Integer> undoable = new ArrayDeque<>();
        for (int decision = 0; decision < trial.length(); decision++) {
            long barrier = session.game().barrier();
            int player = session.game().decision().player();
            session.choose(trial.options().get(decision));
            boolean seen = barrier != session.game().barrier() || isAnothersTurn(session, player);
            trial.same(!seen, session.canUndo(), decision, "undo does not stop at the barrier, or stops without one");
            if (seen) {
                undoable.clear();
            } else {
                undoable.push(decision);
                undoAndRedo(trial, session, undoable);
            }
        }
    }

    private static boolean isAnothersTurn(Session session, int player) {
        return !session.game().over() && session.game().decision().player() != player;
    }

    private static void undoAndRedo(Trial trial, Session session, Deque<Integer> undoable) {
        for (int decision : undoable) {
            session.undo();
            trial.same(trial.hashes().get(decision), session.game().hash(), decision, "undo leaves something behind");
        }
        undoable.descendingIterator()
                .forEachRemaining(decision -> session.choose(trial.options().get(decision)));
        int next = undoable.element() + 1;
        trial.same(trial.hashes().get(next), session.game().hash(), next, "what was undone goes otherwise again");
    }
}
