package soulwright.quest.board;

import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.quest.board.FairnessFigure.Start;

/** Homes with much less soul power around them than others have: the fairness figure (SM-BRD-7). */
final class UnequalStarts implements BoardCheck {
    @Override
    public void check(BoardPlan plan, Sink sink) {
        PlanGround ground = new PlanGround(plan);
        BoardRules rules = plan.rules();
        FairnessFigure figure = FairnessFigure.of(ground, rules.diagonal(), rules.within(), rules.spread());
        if (!figure.isFair()) {
            Start poorest = figure.poorest();
            Start richest = figure.richest();
            String message = "this home has %d soul power within %d moves, but the richest has %d"
                    .formatted(poorest.soulPower(), figure.within(), richest.soulPower());
            String help = "draw richer lands near this home or poorer ones near the other, to bring them within %d %%"
                    .formatted(figure.allowed());
            sink.report(Diagnostic.of(
                            Code.BOARD_UNFAIR,
                            ground.square(poorest.land()).spot().place(),
                            message)
                    .withHelp(help)
                    .withRelated(ground.square(richest.land()).spot().place(), "the richest home"));
        }
    }
}
