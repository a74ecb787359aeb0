package soulwright.effect.compiled;

import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import soulwright.effect.formula.PlainWords;
import soulwright.effect.formula.Term;

/** Says selectors in plain words, for players who choose where the pack's author says nothing. */
public final class Phrases {
    private Phrases() {}

    /** Asks for one of what a selector picks from: "Choose one of your items". */
    public static String choose(Selector.Pick pick) {
        return "Choose one of " + named(pick.from());
    }

    /** That there is nothing to choose from: "you have no items". */
    public static String nothing(Compiled selector) {
        if (selector instanceof Selector.Union union) {
            return union.selectors().stream().map(Phrases::nothing).collect(Collectors.joining(", and "));
        }
        if (selector instanceof Selector.Pick pick) {
            return pick.arguments().containsKey("where")
                    ? "none of " + named(pick.from()) + " can be chosen"
                    : nothing(pick.from());
        }
        Term term = term(selector);
        return term == null ? "there is nothing to choose" : PlainWords.nothing(term);
    }

    private static String named(Compiled from) {
        if (from instanceof Selector.Union union) {
            return union.selectors().stream().map(Phrases::named).collect(Collectors.joining(" and "));
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
