package soulwright.quest.board;

import java.util.List;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.quest.board.Square.Kind;

/** Homes stand in the four corners, and nowhere else (SM-BRD-2, SM-BRD-7). */
final class CornerWithoutHome implements BoardCheck {
    @Override
    public void check(BoardPlan plan, Sink sink) {
        List<Square> corners = plan.corners();
        List<Square> bare =
                corners.stream().filter(corner -> !corner.is(Kind.HOME)).toList();
        bare.forEach(corner -> report(corner, "there is no home in this corner", sink));
        if (bare.isEmpty()) {
            plan.squares()
                    .filter(square -> square.is(Kind.HOME) && !corners.contains(square))
                    .forEach(square -> report(square, "a home stands only in a corner", sink));
        }
    }

    private static void report(Square square, String message, Sink sink) {
        sink.report(Diagnostic.of(Code.BOARD_HOMES, square.spot().place(), message)
                .withHelp("the four corners are homes, and no other land is one"));
    }
}
