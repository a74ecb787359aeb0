package soulwright.effect.run;

import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Selector;
import soulwright.effect.formula.PlainWords;
import soulwright.effect.formula.Term;

/** Says in plain words that there is nothing to choose from: "you have no items". */
final class Lacking {
    private Lacking() {}

    static String words(Compiled selector) {
        if (selector instanceof Selector.Union union) {
            return union.selectors().stream().map(Lacking::words).collect(Collectors.joining(", and "));
        }
        if (selector instanceof Selector.Pick pick) {
            return pick.arguments().containsKey("where")
                    ? "none of " + named(pick.from()) + " can be chosen"
                    : words(pick.from());
        }
        Term term = term(selector);
        return term == null ? "there is nothing to choose" : PlainWords.nothing(term);
    }

    private static String named(Compiled from) {
        if (from instanceof Selector.Union union) {
            return union.selectors().stream().map(Lacking::named).collect(Collectors.joining(" and "));
        }
        if (from instanceof Selector.Pick pick) {
            return named(pick.from());
        }
        Term term = term(from);
        return term == null ? "them" : PlainWords.words(term);
    }

    private static @Nullable Term term(Compiled selector) {
        if (selector instanceof Selector.Path path) {
            return path.formula().term();
        }
        return selector instanceof Expression expression ? expression.formula().term() : null;
    }
}
