package soulwright.quest.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.pack.ContentCheck;
import soulwright.pack.Definitions;
import soulwright.pack.Definitions.Definition;

/** Checks every board, from its outline to its fairness. What needs a sound board is not looked for on one that is not, so that each fault is told once. */
public final class BoardChecks implements ContentCheck {
    private static final List<List<BoardCheck>> OF_THE_DRAWING =
            List.of(List.of(new UnknownSize()), List.of(new UnevenRows()), List.of(new UnknownLetter()));

    private static final List<List<BoardCheck>> OF_THE_LANDS = List.of(
            List.of(
                    new CornerWithoutHome(),
                    new CentreWithoutBoss(),
                    new DwellingOutside(),
                    new DwellingInTheWay(),
                    new ForeignRuin(),
                    new TooManyLevels()),
            List.of(new CentreOutOfReach()),
            List.of(new UnequalStarts(), new RichEdge()));

    @Override
    public void check(Definitions definitions, Sink sink) {
        definitions.of("boards").stream()
                .filter(board -> !board.isAbstract() && board.tree().get("size") != null)
                .sorted(Comparator.comparing(Definition::id))
                .forEach(board -> BoardRules.of(board, definitions)
                        .ifPresent(rules -> check(BoardPlan.of(board, definitions, rules), sink)));
    }

    private static void check(BoardPlan plan, Sink sink) {
        if (isClean(OF_THE_DRAWING, plan, sink) && plan.squares().noneMatch(Square::isMisread)) {
            isClean(OF_THE_LANDS, plan, sink);
        }
    }

    /** Reports what the first stage finds that finds anything. */
    private static boolean isClean(List<List<BoardCheck>> stages, BoardPlan plan, Sink sink) {
        List<Diagnostic> found = new ArrayList<>();
        for (List<BoardCheck> stage : stages) {
            stage.forEach(check -> check.check(plan, found::add));
            if (!found.isEmpty()) {
                break;
            }
        }
        found.forEach(sink::report);
        return found.isEmpty();
    }
}
