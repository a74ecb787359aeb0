package soulwright.quest.board;

import java.util.Comparator;
import java.util.List;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.pack.Definitions.Definition;
import soulwright.yaml.YamlMap;

/** Homes with much less soul power around them than others have: the fairness figure (SM-BRD-7). */
final class UnequalStarts implements BoardCheck {
    private record Start(Square home, int power) {}

    @Override
    public void check(BoardPlan plan, Sink sink) {
        List<Start> starts = plan.corners().stream()
                .map(home -> new Start(home, around(home, plan)))
                .sorted(Comparator.comparing(Start::power))
                .toList();
        Start poorest = starts.get(0);
        Start richest = starts.get(starts.size() - 1);
        int most = richest.power();
        if ((most - poorest.power()) * 100 > plan.rules().spread() * most) {
            String message = "this home has %d soul power within %d moves, but the richest has %d"
                    .formatted(poorest.power(), plan.rules().within(), most);
            String help = "draw richer lands near this home or poorer ones near the other, to bring them within %d %%"
                    .formatted(plan.rules().spread());
            sink.report(Diagnostic.of(Code.BOARD_UNFAIR, poorest.home().spot().place(), message)
                    .withHelp(help)
                    .withRelated(richest.home().spot().place(), "the richest home"));
        }
    }

    private static int around(Square home, BoardPlan plan) {
        return new Walks(plan)
                .from(home).stream()
                        .filter(walk -> walk.moves() <= plan.rules().within())
                        .mapToInt(walk -> power(walk.to(), plan))
                        .sum();
    }

    private static int power(Square square, BoardPlan plan) {
        Definition terrain = square.terrain();
        int power = terrain == null ? 0 : sum(terrain.tree());
        for (Building building : plan.buildings()) {
            if (building.column() == square.column() && building.row() == square.row()) {
                power += building.dwelling()
                        .map(Definition::tree)
                        .map(UnequalStarts::sum)
                        .orElse(0);
            }
        }
        return power;
    }

    private static int sum(YamlMap entry) {
        YamlMap power = entry.map("soul-power");
        return power.keys().stream()
                .mapToInt(element -> Figures.at(power, element, 0))
                .sum();
    }
}
