package soulwright.quest.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.pack.ContentCheck;
import soulwright.pack.Definitions;

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
    private static final List<List<BoardCheck>> OF_THE_WORLD = List.of(List.of(new UnequalStarts(), new RichEdge()));

    @Override
    public Set<String> reads() {
        return Set.of("boards", "terrains", "dwellings", "ruins", "rulesets");
    }

    @Override
    public void check(Definitions definitions, Sink sink) {
        drawn(definitions).forEach(plan -> {
            if (isSound(plan, sink) && definitions.complete()) {
                isClean(OF_THE_WORLD, plan, sink);
            }
        });
    }

    /** The boards of which there is a drawing to look at. */
    static List<BoardPlan> drawn(Definitions definitions) {
        return definitions.of("boards").stream()
                .filter(board -> !board.isAbstract())
                .flatMap(board -> BoardRules.of(board, definitions)
                        .map(rules -> BoardPlan.of(board, definitions, rules))
                        .filter(BoardPlan::isDrawn)
                        .stream())
                .toList();
    }

    /**
     * Whether a board is right in itself. Only then the world around it is judged, and only when nothing in that is wrong either: what seems poor or
     * empty may only be misspelt.
     */
    static boolean isSound(BoardPlan plan, Sink sink) {
        return isClean(OF_THE_DRAWING, plan, sink)
                && plan.squares().noneMatch(Square::isMisread)
                && isClean(OF_THE_LANDS, plan, sink);
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
