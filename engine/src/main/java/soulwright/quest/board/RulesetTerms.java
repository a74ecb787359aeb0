package soulwright.quest.board;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Selector;
import soulwright.effect.formula.Term;
import soulwright.pack.Definitions.Definition;
import soulwright.yaml.YamlNode;

/** What values of a ruleset were read as; nothing for those that are wrong or missing. */
final class RulesetTerms {
    private RulesetTerms() {}

    static Optional<Term> formula(@Nullable YamlNode node, Definition ruleset) {
        return node != null && ruleset.meanings().of(node) instanceof Expression expression
                ? Optional.of(expression.formula().term())
                : Optional.empty();
    }

    /** The condition of a selector that picks from all entries of a kind. */
    static Optional<Term> where(@Nullable YamlNode node, Definition ruleset) {
        Object where = node != null && ruleset.meanings().of(node) instanceof Selector.Pick pick
                ? pick.arguments().get("where")
                : null;
        return where instanceof Expression expression
                ? Optional.of(expression.formula().term())
                : Optional.empty();
    }
}
