package soulwright.quest.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.pack.ContentCheck;
import soulwright.pack.Definitions;
import soulwright.pack.Definitions.Definition;
import soulwright.yaml.YamlNode;

/** Rulesets that seat more players than their boards have homes for: some would begin in the home of another (SM-BRD-2). */
public final class SharedHomes implements ContentCheck {
    private static final String SEATS = "seats";

    @Override
    public Set<String> reads() {
        return Set.of("boards", "terrains", "dwellings", "ruins", "rulesets");
    }

    @Override
    public void check(Definitions definitions, Sink sink) {
        if (!definitions.complete()) {
            return;
        }
        Map<Definition, List<BoardPlan>> boards = new LinkedHashMap<>();
        List<BoardPlan> sound = BoardChecks.drawn(definitions).stream()
                .filter(plan -> BoardChecks.isSound(plan, finding -> {}))
                .toList();
        for (BoardPlan plan : sound) {
            BoardRuleset.of(plan.entry(), definitions)
                    .filter(ruleset -> homes(plan) < Figures.at(ruleset.tree(), SEATS, 0))
                    .ifPresent(ruleset -> boards.computeIfAbsent(ruleset, any -> new ArrayList<>())
                            .add(plan));
        }
        boards.forEach((ruleset, plans) -> report(ruleset, plans, sink));
    }

    private static int homes(BoardPlan plan) {
        return (int) plan.corners().stream()
                .filter(corner -> corner.is(Square.Kind.HOME))
                .count();
    }

    private static void report(Definition ruleset, List<BoardPlan> plans, Sink sink) {
        YamlNode seats = ruleset.tree().get(SEATS);
        if (seats != null) {
            BoardPlan board = plans.get(0);
            String message = "%d players sit down, but %s has only %d homes"
                    .formatted(
                            Figures.at(ruleset.tree(), SEATS, 0), board.entry().inWords(), homes(board));
            sink.report(Diagnostic.of(Code.SHARED_HOMES, seats.place(), message)
                    .withHelp("seat at most %d, or two begin in one home".formatted(homes(board)))
                    .withRelated(board.entry().head().place(), "the board"));
        }
    }
}
