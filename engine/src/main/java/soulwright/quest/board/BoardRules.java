package soulwright.quest.board;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
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
 */
record BoardRules(List<Integer> sizes, int within, int spread, int richEdge, boolean diagonal) {
    /** Those of the ruleset that a board is for: of its own pack if that has one, else of another. */
    static Optional<BoardRules> of(Definition board, Definitions definitions) {
        String pack = board.id().substring(0, board.id().indexOf(':') + 1);
        return definitions.of("rulesets").stream()
                .filter(ruleset ->
                        !ruleset.isAbstract() && ruleset.tree().words("kind").contains("quest"))
                .min(Comparator.comparing((Definition ruleset) -> !ruleset.id().startsWith(pack))
                        .thenComparing(Definition::id))
                .map(ruleset -> of(ruleset.tree().map("board")));
    }

    private static BoardRules of(YamlMap board) {
        YamlMap fairness = board.map("fairness");
        List<Integer> sizes = board.words("sizes").stream()
                .flatMap(word -> Figures.of(word).stream())
                .toList();
        return new BoardRules(
                sizes,
                Figures.at(fairness, "within", 3),
                Figures.at(fairness, "spread", 20),
                Figures.at(fairness, "rich-edge", 25),
                board.words("moves").contains("diagonal"));
    }
}
