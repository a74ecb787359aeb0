package soulwright.story.lint;

import java.util.List;
import java.util.Optional;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.NumberPath;
import soulwright.effect.compiled.Option;
import soulwright.effect.compiled.Options;
import soulwright.effect.compiled.Step;
import soulwright.effect.compiled.Steps;
import soulwright.effect.formula.Term;

/**
 * What is known of the numbers of a campaign after steps.
 *
 * @param limits what its numbers can be at all
 * @param tried hears which options could be taken
 */
record Changes(Known limits, Tried tried) {
    Known after(Compiled effect, Known known) {
        Known now = known;
        if (effect instanceof Steps steps) {
            for (Step step : steps.steps()) {
                now = after(step, now);
            }
        }
        return now;
    }

    private Known after(Step step, Known known) {
        return switch (step.verb().name()) {
            case "add" -> changed(step, "to", known, (before, by) -> before.plus(by), step.main());
            case "set" ->
                changed(
                        step,
                        "set",
                        known,
                        (before, to) -> to,
                        step.argument("to").orElse(step));
            case "scale" ->
                changed(
                        step,
                        "scale",
                        known,
                        Bounds::percent,
                        step.argument("percent").orElse(step));
            case "if" -> branch(step, known);
            case "choose" -> step.main() instanceof Options options ? choice(options, known) : known;
            default -> unknown(step, known);
        };
    }

    private interface Change {
        Bounds of(Bounds before, Bounds by);
    }

    private Known changed(Step step, String number, Known known, Change change, Compiled by) {
        if (!(step.argument(number).orElse(step) instanceof NumberPath path)) {
            return unknown(step, known);
        }
        Bounds amount = term(by).map(new Estimate(known)::of).orElse(Bounds.ANY);
        String name = path.property().name();
        return set(known, name, change.of(known.of(name), amount));
    }

    /** What is known when a number of the campaign has become something, as far as its limits allow. */
    Known set(Known known, String name, Bounds to) {
        return known.with(name, to.within(limits.of(name)));
    }

    static Optional<Term> term(Compiled formula) {
        return formula instanceof Expression expression
                ? Optional.of(expression.formula().term())
                : Optional.empty();
    }

    private Known branch(Step step, Known known) {
        Optional<Term> when = term(step.main());
        Optional<Known> yes = given(known, when, true).map(then -> after(step, "then", then));
        Optional<Known> no = given(known, when, false).map(then -> after(step, "else", then));
        return yes.flatMap(one -> no.map(one::join)).or(() -> yes).or(() -> no).orElse(known);
    }

    private Known after(Step step, String steps, Known known) {
        return step.argument(steps).map(part -> after(part, known)).orElse(known);
    }

    /** What is known where a condition holds or does not; one that is not known may do either. */
    static Optional<Known> given(Known known, Optional<Term> when, boolean holds) {
        return when.isEmpty() ? Optional.of(known) : Narrowing.of(known, when.get(), holds);
    }

    /** One of them is taken, or none if none is open. */
    private Known choice(Options options, Known known) {
        Optional<Known> none = Optional.of(known);
        Optional<Known> all = Optional.empty();
        for (Option option : options.options()) {
            Optional<Compiled> when = option.argument("when");
            Optional<Known> open = when.isEmpty() ? Optional.of(known) : given(known, term(when.get()), true);
            tried.tried(option.source(), open.isPresent());
            none = none.flatMap(then -> when.isEmpty() ? Optional.empty() : given(then, term(when.get()), false));
            Optional<Known> done = open.map(then ->
                    option.argument("do").map(steps -> after(steps, then)).orElse(then));
            all = join(all, done);
        }
        return join(all, none).orElse(known);
    }

    static Optional<Known> join(Optional<Known> one, Optional<Known> other) {
        return one.flatMap(known -> other.map(known::join)).or(() -> one).or(() -> other);
    }

    /** Of whatever else is done, no more is known than which numbers it can change. */
    private Known unknown(Compiled effect, Known known) {
        Known now = known;
        for (NumberPath path : paths(effect)) {
            now = now.with(path.property().name(), limits.of(path.property().name()));
        }
        return now;
    }

    private static List<NumberPath> paths(Compiled effect) {
        return effect instanceof NumberPath path
                ? List.of(path)
                : effect.parts().stream().flatMap(part -> paths(part).stream()).toList();
    }
}
