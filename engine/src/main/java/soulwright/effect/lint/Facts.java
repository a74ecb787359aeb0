package soulwright.effect.lint;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import soulwright.effect.compiled.Ability;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Named;
import soulwright.effect.compiled.NumberPath;
import soulwright.effect.compiled.Selector;
import soulwright.effect.compiled.Step;
import soulwright.effect.formula.Term;

/**
 * What the effects of one document have to do with those of others. Gathered once when the document is read, so that checks of the whole cost
 * little.
 *
 * @param heard the events that abilities hear
 * @param told the events that steps announce
 * @param drawn what is picked from the entries of the packs
 * @param asked the names of the properties and numbers that are read or changed
 */
public record Facts(List<Named> heard, List<Named> told, List<Drawn> drawn, Set<String> asked) {
    /** The set of the events that a ruleset declares: told by nothing but steps. */
    public static final String ANNOUNCED = "announced";

    private static final String EVENTS = "events";

    public Facts {
        heard = List.copyOf(heard);
        told = List.copyOf(told);
        drawn = List.copyOf(drawn);
        asked = Set.copyOf(asked);
    }

    /** Whether it has nothing to do with any other. */
    public boolean isEmpty() {
        return heard.isEmpty() && told.isEmpty() && drawn.isEmpty() && asked.isEmpty();
    }

    public static Facts of(Collection<? extends Compiled> effects) {
        Facts.Gathering gathering = new Gathering();
        effects.forEach(gathering::visit);
        return new Facts(gathering.heard, gathering.told, gathering.drawn, gathering.asked);
    }

    private static final class Gathering {
        private final List<Named> heard = new ArrayList<>();
        private final List<Named> told = new ArrayList<>();
        private final List<Drawn> drawn = new ArrayList<>();
        private final Set<String> asked = new HashSet<>();

        void visit(Compiled compiled) {
            if (compiled instanceof Ability ability && ability.main() instanceof Named event) {
                note(event, EVENTS, heard);
            } else if (compiled instanceof Step step && step.main() instanceof Named event) {
                note(event, ANNOUNCED, told);
            } else if (compiled instanceof Selector.Pick pick) {
                draw(pick);
            } else if (compiled instanceof NumberPath number) {
                asked.add(number.property().name());
            }
            compiled.terms().forEach(this::ask);
            compiled.parts().forEach(this::visit);
        }

        private void ask(Term term) {
            if (term instanceof Term.Read read) {
                asked.add(read.property().name());
            }
            term.parts().forEach(this::ask);
        }

        private static void note(Named event, String set, List<Named> events) {
            if (event.id().set().equals(set)) {
                events.add(event);
            }
        }

        private void draw(Selector.Pick pick) {
            if (pick.from() instanceof Selector.Path path
                    && path.formula().term() instanceof Term.All all
                    && pick.arguments().get("where") instanceof Expression where) {
                drawn.add(new Drawn(all.set(), where));
            }
        }
    }
}
