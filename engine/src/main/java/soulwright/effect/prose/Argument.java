package soulwright.effect.prose;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * What fills a slot of a template.
 *
 * @param noun as it is said
 * @param constant its figure, where it is always the same
 * @param opposite a figure that it is minus of
 * @param clauses steps, abilities or options; null for what is a few words
 * @param isListed whether they stand below each other even where one sentence would hold them
 */
record Argument(
        Noun noun,
        OptionalLong constant,
        Optional<String> opposite,
        @Nullable List<Clause> clauses,
        boolean isListed) {
    static Argument of(Noun noun) {
        return new Argument(noun, OptionalLong.empty(), Optional.empty(), null, false);
    }

    static Argument of(String words) {
        return of(Noun.one(words));
    }

    static Argument of(List<Clause> clauses) {
        return new Argument(Noun.one(""), OptionalLong.empty(), Optional.empty(), clauses, false);
    }

    /** Options, which are read one below the other. */
    static Argument listed(List<Clause> options) {
        return new Argument(Noun.one(""), OptionalLong.empty(), Optional.empty(), options, true);
    }

    static Argument figure(Noun noun, OptionalLong constant, Optional<String> opposite) {
        return new Argument(noun, constant, opposite, null, false);
    }

    String words() {
        return noun.words();
    }

    /** So many of something: `1 card`, `3 cards`, `as many cards as you have lands`. */
    String count(String thing) {
        if (constant.isEmpty()) {
            return "as many " + English.plural(thing) + " as " + words();
        }
        return words() + " " + (constant.getAsLong() == 1 ? thing : English.plural(thing));
    }
}
