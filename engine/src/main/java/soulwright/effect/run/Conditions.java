package soulwright.effect.run;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.formula.Figure;
import soulwright.effect.formula.Operator;
import soulwright.effect.formula.PlainWords;
import soulwright.effect.formula.Term;
import soulwright.game.Position;

/** What must hold before a deed is done: the parts that `and` joins, so that it can be said which of them does not. */
final class Conditions {
    private final List<Part> parts = new ArrayList<>();

    /** @param aimed whether it speaks of what is chosen for the deed */
    private record Part(Figure<Position> holds, Term term, boolean aimed) {}

    /**
     * Makes a condition ready.
     *
     * @param targets the names of what is chosen before the deed
     */
    Conditions(Optional<? extends Compiled> when, EffectCompiler compiler, Names names, Collection<String> targets) {
        when.ifPresent(written -> split(((Expression) written).formula().term(), compiler, names, targets));
    }

    private void split(Term term, EffectCompiler compiler, Names names, Collection<String> targets) {
        if (term instanceof Term.Joined both && both.operator() == Operator.AND) {
            split(both.left(), compiler, names, targets);
            split(both.right(), compiler, names, targets);
        } else {
            parts.add(new Part(compiler.figure(term, names), term, speaksOf(term, targets)));
        }
    }

    private static boolean speaksOf(Term term, Collection<String> names) {
        return (term instanceof Term.Name name && names.contains(name.name()))
                || term.parts().stream().anyMatch(part -> speaksOf(part, names));
    }

    /** Whether all of it holds, once everything is chosen. */
    boolean hold(Position position) {
        return hold(position, true);
    }

    /** Whether all holds that does not speak of what is chosen. */
    boolean holdBefore(Position position) {
        return hold(position, false);
    }

    private boolean hold(Position position, boolean aimed) {
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            if ((aimed || !part.aimed()) && part.holds().of(position) == 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether it speaks of what is chosen. */
    boolean isAimed() {
        return parts.stream().anyMatch(Part::aimed);
    }

    /** What does not hold, whatever would be chosen, in words for players. */
    Optional<String> missing(Position position) {
        return parts.stream()
                .filter(part -> !part.aimed() && !part.holds().holds(position))
                .findFirst()
                .map(part -> PlainWords.needed(part.term()));
    }

    /** All of it in words for players. */
    Optional<String> words() {
        return parts.stream().map(part -> PlainWords.needed(part.term())).reduce((all, one) -> all + ", " + one);
    }
}
