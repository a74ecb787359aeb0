package soulwright.quest.board;

import java.util.List;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.quest.board.Square.Kind;

/** The boss's land is the centre, and no other (SM-BRD-2, SM-BRD-7). */
final class CentreWithoutBoss implements BoardCheck {
    @Override
    public void check(BoardPlan plan, Sink sink) {
        Square centre = plan.centre();
        List<Square> strays = plan.squares()
                .filter(square -> square.is(Kind.BOSS) && !square.equals(centre))
                .toList();
        if (strays.isEmpty() && !centre.is(Kind.BOSS)) {
            report(centre, "the centre is not the boss's land", sink);
        }
        strays.forEach(square -> report(square, "the boss's land is only in the centre", sink));
    }

    private static void report(Square square, String message, Sink sink) {
        sink.report(Diagnostic.of(Code.BOARD_BOSS, square.spot().place(), message)
                .withHelp("put the letter of the boss in the middle of the middle row, and only there"));
    }
}
