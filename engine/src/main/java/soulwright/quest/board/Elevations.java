package soulwright.quest.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.effect.compiled.Expression;
import soulwright.effect.formula.Term;
import soulwright.effect.lint.PrintedFormula;
import soulwright.yaml.YamlScalar;

/** How high each land of a board lies: as the board says, else by the ruleset's formula (SM-BRD-3). */
public final class Elevations {
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
        return plan.rules().elevation().flatMap(formula -> of(formula, square.column(), square.row(), plan.size()));
    }

    /**
     * How high a land lies by the formula of a ruleset; nothing where that reads more of a board than a land's place.
     *
     * @param column from 1, as the row
     */
    public static Optional<Integer> of(Expression formula, int column, int row, int size) {
        return of(formula.formula().term(), column, row, size);
    }

    private static Optional<Integer> of(Term formula, int column, int row, int size) {
        int ring = Math.min(Math.min(column - 1, size - column), Math.min(row - 1, size - row));
        Map<String, Term> known = Map.of("ring", new Term.Figure(ring), "size", new Term.Figure(size));
        return PrintedFormula.whole(of(formula, known)).map(figure -> (int) figure.value());
    }

    /** The formula for one land, of which this much is known. */
    private static Term of(Term formula, Map<String, Term> known) {
        String name = formula instanceof Term.Name word ? word.name() : "";
        return known.containsKey(name) ? known.getOrDefault(name, formula) : formula.withParts(part -> of(part, known));
    }
}
