package soulwright.quest.board;

import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;

/** Homes from which the boss cannot be reached (SM-BRD-7). */
final class CentreOutOfReach implements BoardCheck {
    @Override
    public void check(BoardPlan plan, Sink sink) {
        Walks walks = new Walks(plan);
        for (Square home : plan.corners()) {
            if (walks.from(home).stream().noneMatch(walk -> walk.to().equals(plan.centre()))) {
                sink.report(Diagnostic.of(
                                Code.BOARD_UNREACHABLE,
                                home.spot().place(),
                                "the boss cannot be reached from this home")
                        .withHelp("open a way over lands that are not blocked"));
            }
        }
    }
}
