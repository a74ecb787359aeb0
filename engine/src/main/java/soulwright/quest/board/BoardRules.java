package soulwright.quest.board;

import java.util.List;
import java.util.Optional;
import soulwright.effect.formula.Term;
import soulwright.pack.Definitions;
import soulwright.pack.Definitions.Definition;
import soulwright.yaml.YamlMap;

/**
 * What a ruleset asks of boards.
 *
 * @param sizes how many lands a side may have; empty if the ruleset is silent about it
 * @param within the soul power so many moves around each start is compared
 * @param spread the percent by which the poorest start may fall behind the richest
 * @param richEdge the percent of the lands on the edge that may be enhanced
 * @param diagonal whether lands that share a corner are neighbours
 * @param bands the levels of the monsters at elevation 1, 2 and so on
 * @param elevation the formula for lands whose elevation the board does not say
 * @param wild the condition that a monster must meet to appear in a land
 */
record BoardRules(
        List<Integer> sizes,
        int within,
        int spread,
        int richEdge,
        boolean diagonal,
        List<Band> bands,
        Optional<Term> elevation,
        Optional<Term> wild) {
    /** Those of the ruleset that a board is for. */
    static Optional<BoardRules> of(Definition board, Definitions definitions) {
        return BoardRuleset.of(board, definitions).map(BoardRules::of);
    }

    private static BoardRules of(Definition ruleset) {
        YamlMap board = ruleset.tree().map("board");
        YamlMap fairness = board.map("fairness");
        return new BoardRules(
                board.words("sizes").stream()
                        .flatMap(word -> Figures.of(word).stream())
                        .toList(),
                Figures.at(fairness, "within", 3),
                Figures.at(fairness, "spread", 20),
                Figures.at(fairness, "rich-edge", 25),
                board.words("moves").contains("diagonal"),
                board.words("levels").stream().map(Band::of).toList(),
                RulesetTerms.formula(board.get("elevation"), ruleset),
                RulesetTerms.where(board.get("wild"), ruleset));
    }

    /** The levels at an elevation; above the last band, that one holds. */
    Band band(int elevation) {
        return bands.isEmpty() ? Band.ALL : bands.get(Math.max(0, Math.min(elevation, bands.size()) - 1));
    }
}
