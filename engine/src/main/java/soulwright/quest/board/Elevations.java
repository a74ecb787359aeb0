package soulwright.quest.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.effect.formula.Term;
import soulwright.effect.lint.PrintedFormula;
import soulwright.yaml.YamlScalar;

/** How high each land of a board lies: as the board says, else by the ruleset's formula (SM-BRD-3). */
final class Elevations {
    private final BoardPlan plan;
    private final List<YamlScalar> rows;

    Elevations(BoardPlan plan) {
        this.plan = plan;
        this.rows = BoardPlan.scalars(plan.tree().get("elevation"));
    }

    /** Nothing where neither says it. */
    Optional<Integer> of(Square square) {
        if (!rows.isEmpty()) {
            String row = rows.get(square.row() - 1).text().trim();
            return Figures.of(List.of(row.split(" +", -1)).get(square.column() - 1));
        }
        Map<String, Term> known = Map.of("ring", new Term.Figure(ring(square)), "size", new Term.Figure(plan.size()));
        return plan.rules()
                .elevation()
                .flatMap(formula -> PrintedFormula.whole(of(formula, known)))
                .map(formula -> (int) formula.value());
    }

    /** How far from the edge: 0 on it. */
    private int ring(Square square) {
        int across = Math.min(square.column() - 1, plan.size() - square.column());
        int down = Math.min(square.row() - 1, plan.size() - square.row());
        return Math.min(across, down);
    }

    /** The formula for one land, of which this much is known. */
    private static Term of(Term formula, Map<String, Term> known) {
        String name = formula instanceof Term.Name word ? word.name() : "";
        return known.containsKey(name) ? known.getOrDefault(name, formula) : formula.withParts(part -> of(part, known));
    }
}
