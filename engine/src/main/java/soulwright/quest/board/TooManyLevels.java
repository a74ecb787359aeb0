package soulwright.quest.board;

import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;

/** Ruins of more levels than there are (SM-RUI-2). */
final class TooManyLevels implements BoardCheck {
    @Override
    public void check(BoardPlan plan, Sink sink) {
        for (Building building : plan.buildings()) {
            int wanted = Figures.at(building.entry(), "levels", 0);
            building.ruin().ifPresent(ruin -> {
                int levels = ruin.tree().maps("levels").size();
                if (wanted > levels) {
                    String message = "%s has no more than %d levels".formatted(ruin.inWords(), levels);
                    sink.report(Diagnostic.of(
                                    Code.BOARD_LEVELS, building.node("levels").place(), message)
                            .withHelp("write at most " + levels));
                }
            });
        }
    }
}
