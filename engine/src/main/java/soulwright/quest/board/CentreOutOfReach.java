package soulwright.quest.board;

import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;

/** Homes from which the boss cannot be reached (SM-BRD-7). */
final class CentreOutOfReach implements BoardCheck {
    @Override
    public void check(BoardPlan plan, Sink sink) {
        PlanGround ground = new PlanGround(plan);
        Walks walks = new Walks(ground, plan.rules().diagonal());
        for (Square home : plan.corners()) {
            if (walks.from(ground.landOf(home))[ground.landOf(plan.centre())] < 0) {
                sink.report(Diagnostic.of(
                                Code.BOARD_UNREACHABLE,
                                home.spot().place(),
                                "the boss cannot be reached from this home")
                        .withHelp("open a way over lands that are not blocked"));
            }
        }
    }
}
