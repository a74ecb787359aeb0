package soulwright.quest.board;

import soulwright.diagnostic.Sink;

/** Looks for one fault on one board. */
@FunctionalInterface
interface BoardCheck {
    void check(BoardPlan plan, Sink sink);
}
