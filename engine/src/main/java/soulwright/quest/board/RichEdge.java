package soulwright.quest.board;

import java.util.List;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.quest.board.Square.Kind;

/** Boards whose edge is so rich that nobody need climb (SM-BRD-7). */
final class RichEdge implements BoardCheck {
    @Override
    public void check(BoardPlan plan, Sink sink) {
        List<Square> edge = plan.squares()
                .filter(square -> square.is(Kind.LAND) && isOnEdge(square, plan.size()))
                .toList();
        long rich = edge.stream().filter(Square::enhanced).count();
        if (rich * 100 > (long) plan.rules().richEdge() * edge.size()) {
            String message = "%d of the %d lands on the edge are enhanced".formatted(rich, edge.size());
            String help =
                    "at most %d %% of them should be".formatted(plan.rules().richEdge());
            sink.report(Diagnostic.of(Code.BOARD_RICH_EDGE, plan.at(1, 1).spot().place(), message)
                    .withHelp(help));
        }
    }

    private static boolean isOnEdge(Square square, int size) {
        return square.column() == 1 || square.row() == 1 || square.column() == size || square.row() == size;
    }
}
