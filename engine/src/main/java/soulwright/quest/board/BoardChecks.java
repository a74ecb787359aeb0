package soulwright.quest.board;

import java.util.ArrayList;
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
            List.of(new CentreOutOfReach()));
    private static final List<List<BoardCheck>> OF_THE_WORLD =
            List.of(List.of(new UnequalStarts(), new RichEdge(), new LandWithoutMonsters()));

    @Override
    public void check(Definitions definitions, Sink sink) {
        for (Definition board : definitions.of("boards")) {
            if (!board.isAbstract()) {
                BoardRules.of(board, definitions)
                        .map(rules -> BoardPlan.of(board, definitions, rules))
                        .filter(BoardPlan::isDrawn)
                        .ifPresent(plan -> check(plan, sink));
            }
        }
    }

    /** The world around a board is judged only when nothing in it is wrong: what seems poor or empty may only be misspelt. */
    private static void check(BoardPlan plan, Sink sink) {
        boolean sound = isClean(OF_THE_DRAWING, plan, sink)
                && plan.squares().noneMatch(Square::isMisread)
                && isClean(OF_THE_LANDS, plan, sink);
        if (sound && plan.world().complete()) {
            isClean(OF_THE_WORLD, plan, sink);
        }
    }

    /** Reports what the first stage finds that finds anything. */
    private static boolean isClean(List<List<BoardCheck>> stages, BoardPlan plan, Sink sink) {
        List<Diagnostic> found = new ArrayList<>();
        for (List<BoardCheck> stage : stages) {
            if (found.isEmpty()) {
                stage.forEach(check -> check.check(plan, found::add));
            }
        }
        found.forEach(sink::report);
        return found.isEmpty();
    }
}
