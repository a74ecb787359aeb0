package soulwright.quest.board;

import java.util.HashSet;
import java.util.Set;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.quest.board.Square.Kind;

/** Dwellings where none can stand: in a home, on the boss's land, where nobody can go, or two on one land. */
final class DwellingInTheWay implements BoardCheck {
    @Override
    public void check(BoardPlan plan, Sink sink) {
        Set<Square> taken = new HashSet<>();
        for (Building building : plan.buildings()) {
            if (plan.holds(building.column(), building.row())) {
                Square square = plan.at(building.column(), building.row());
                String reason = taken.add(square) ? reason(square) : "another dwelling stands here already";
                if (!reason.isEmpty()) {
                    sink.report(Diagnostic.of(
                                    Code.BOARD_DWELLING,
                                    building.node("at").place(),
                                    "no dwelling can stand here: " + reason)
                            .withHelp("move it to another land"));
                }
            }
        }
    }

    private static String reason(Square square) {
        if (square.is(Kind.HOME)) {
            return "it is a home";
        }
        if (square.is(Kind.BOSS)) {
            return "it is the boss's land";
        }
        return square.blocked() ? "nobody can enter this land" : "";
    }
}
