package soulwright.effect.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import soulwright.effect.Plural;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Named;
import soulwright.effect.compiled.Selector;
import soulwright.effect.compiled.Step;
import soulwright.effect.formula.Figure;
import soulwright.effect.formula.Listing;
import soulwright.effect.formula.Term;
import soulwright.game.Position;

/** Makes what the readers compiled ready to run with one machine. */
public final class EffectCompiler {
    private final Workings workings;
    private final @Nullable String told;

    public EffectCompiler(Workings workings) {
        this(workings, null);
    }

    EffectCompiler(Workings workings, @Nullable String told) {
        this.workings = workings;
        this.told = told;
    }

    Workings workings() {
        return workings;
    }

    /** For effects that hear an event or replace a verb that tells it: `that` are its values. */
    public EffectCompiler hearing(String event) {
        return new EffectCompiler(workings, event);
    }

    @Nullable
    String told() {
        return told;
    }

    /** A figure, a condition, an id, or a path to one thing. */
    public Figure<Position> figure(Compiled value, Names names) {
        if (value instanceof Named named) {
            long id = workings.id(named.id());
            return position -> id;
        }
        if (value instanceof Expression expression) {
            return figure(expression.formula().term(), names);
        }
        if (value instanceof Selector) {
            Things things = things(value, names);
            return things::one;
        }
        throw new IllegalArgumentException("no figure: " + value);
    }

    public Figure<Position> figure(Term term, Names names) {
        return new ScopedReads(workings, names, told).compiler().figure(term);
    }

    /** A condition that holds where none is written. */
    Figure<Position> condition(Optional<? extends Compiled> value, Names names) {
        return value.<Figure<Position>>map(condition -> figure(condition, names))
                .orElse(position -> 1);
    }

    /** Things that nobody is asked for; what is drawn at random is drawn whenever they are asked for. */
    public Things things(Compiled selector, Names names) {
        Optional<Term> path = path(selector);
        return path.isPresent() && !Plural.is(path.get().type())
                ? Things.single(figure(path.get(), names))
                : new Things(listing(selector, names));
    }

    private static Optional<Term> path(Compiled selector) {
        if (selector instanceof Selector.Path path) {
            return Optional.of(path.formula().term());
        }
        return selector instanceof Expression expression
                ? Optional.of(expression.formula().term())
                : Optional.empty();
    }

    private Listing<Position> listing(Compiled selector, Names names) {
        Optional<Term> path = path(selector);
        if (path.isPresent()) {
            return path(path.get(), names);
        }
        if (selector instanceof Selector.Union union) {
            List<Listing<Position>> parts = new ArrayList<>();
            union.selectors().forEach(part -> parts.add(listing(part, names)));
            return joined(parts);
        }
        if (selector instanceof Selector.Pick pick) {
            return pick.how().name().equals("random") ? new Drawing(this, pick, names) : candidates(pick, names);
        }
        if (selector instanceof Named named) {
            long id = workings.id(named.id());
            return (position, test) -> test.test(id);
        }
        throw new IllegalArgumentException("no things: " + selector);
    }

    private Listing<Position> path(Term term, Names names) {
        return Plural.is(term.type())
                ? new ScopedReads(workings, names, told).compiler().list(term)
                : Things.single(figure(term, names)).listing();
    }

    static Listing<Position> joined(List<Listing<Position>> parts) {
        return (position, test) -> {
            for (Listing<Position> part : parts) {
                if (part.any(position, test)) {
                    return true;
                }
            }
            return false;
        };
    }

    /** From which a selector picks: those that fit its `where`, but for those it leaves out. */
    Listing<Position> candidates(Selector.Pick pick, Names names) {
        Compiled where = pick.arguments().get("where");
        Listing<Position> fit = where instanceof Expression condition
                ? where(pick.from(), condition.formula().term(), names)
                : listing(pick.from(), names);
        Compiled but = pick.arguments().get("but");
        if (but == null) {
            return fit;
        }
        Things without = things(but, names);
        return (position, test) -> fit.any(position, thing -> !without.has(position, thing) && test.test(thing));
    }

    /** Those for which a condition holds. Of entries of the packs, what is printed on them is asked once, not while a game runs. */
    private Listing<Position> where(Compiled from, Term condition, Names names) {
        Listing<Position> all = listing(from, names);
        int depth = names.depth();
        Optional<Term> printed = isEntries(from) ? Printed.part(condition, depth) : Optional.empty();
        if (printed.isEmpty()) {
            return where(all, figure(condition, names.trying()), depth);
        }
        Position nowhere = new Position(0);
        long[] fit = new Things(where(all, figure(printed.get(), names.trying()), depth)).all(nowhere);
        Listing<Position> some = (position, test) -> Things.any(fit, test);
        return Printed.rest(condition, depth)
                .map(rest -> where(some, figure(rest, names.trying()), depth))
                .orElse(some);
    }

    private static boolean isEntries(Compiled from) {
        return from instanceof Selector.Path path && path.formula().term().entries();
    }

    private static Listing<Position> where(Listing<Position> from, Figure<Position> condition, int depth) {
        return (position, test) -> from.any(position, fitting(position, condition, depth, test));
    }

    private static LongPredicate fitting(Position position, Figure<Position> condition, int depth, LongPredicate test) {
        return thing -> {
            position.candidate(depth, thing);
            return condition.of(position) != 0 && test.test(thing);
        };
    }

    /** Steps that are done one after the other. */
    public StepsTask steps(List<Step> steps, Names names) {
        return new StepsCompiler(this, names).task(steps);
    }
}
