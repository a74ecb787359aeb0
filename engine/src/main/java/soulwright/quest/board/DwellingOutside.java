package soulwright.quest.board;

import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;

/** Dwellings beside the board. */
final class DwellingOutside implements BoardCheck {
    @Override
    public void check(BoardPlan plan, Sink sink) {
        for (Building building : plan.buildings()) {
            if (building.isPlaced() && !plan.holds(building.column(), building.row())) {
                String message = "column %d, row %d is not on a board of size %d"
                        .formatted(building.column(), building.row(), plan.size());
                sink.report(
                        Diagnostic.of(Code.BOARD_OUTSIDE, building.node("at").place(), message)
                                .withHelp("columns count from the west, rows from the north, both from 1"));
            }
        }
    }
}
