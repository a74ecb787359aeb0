package soulwright.quest.board;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import soulwright.pack.Definitions.Definition;
import soulwright.yaml.YamlMap;

/** The ground of a board that is drawn right: all its rows are as long as it is wide. */
final class PlanGround implements Ground {
    private final BoardPlan plan;
    private final Map<Integer, Integer> ofDwellings = new HashMap<>();

    PlanGround(BoardPlan plan) {
        this.plan = plan;
        for (Building building : plan.buildings()) {
            if (plan.holds(building.column(), building.row())) {
                int land = (building.row() - 1) * plan.size() + building.column() - 1;
                ofDwellings.merge(land, power(building.dwelling()), Integer::sum);
            }
        }
    }

    @Override
    public int size() {
        return plan.size();
    }

    @Override
    public boolean isBlocked(int land) {
        return square(land).blocked();
    }

    @Override
    public int soulPower(int land) {
        return power(Optional.ofNullable(square(land).terrain())) + ofDwellings.getOrDefault(land, 0);
    }

    Square square(int land) {
        return plan.at(land % plan.size() + 1, land / plan.size() + 1);
    }

    int landOf(Square square) {
        return (square.row() - 1) * plan.size() + square.column() - 1;
    }

    private static int power(Optional<Definition> giver) {
        return giver.map(Definition::tree).map(PlanGround::sum).orElse(0);
    }

    private static int sum(YamlMap entry) {
        YamlMap power = entry.map("soul-power");
        return power.keys().stream()
                .mapToInt(element -> Figures.at(power, element, 0))
                .sum();
    }
}
