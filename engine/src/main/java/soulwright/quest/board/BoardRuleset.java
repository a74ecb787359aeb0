package soulwright.quest.board;

import java.util.Comparator;
import java.util.Optional;
import soulwright.pack.Definitions;
import soulwright.pack.Definitions.Definition;

/** Tells by which ruleset a board is judged. */
public final class BoardRuleset {
    private BoardRuleset() {}

    /** The ruleset that a board is for: of its own pack if that has one, else of another; nothing if there is none of a board game. */
    public static Optional<Definition> of(Definition board, Definitions definitions) {
        String pack = board.id().substring(0, board.id().indexOf(':') + 1);
        return definitions.of("rulesets").stream()
                .filter(ruleset ->
                        !ruleset.isAbstract() && ruleset.tree().words("kind").contains("quest"))
                .min(Comparator.comparing((Definition ruleset) -> !ruleset.id().startsWith(pack))
                        .thenComparing(Definition::id));
    }
}
