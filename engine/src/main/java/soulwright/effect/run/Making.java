package soulwright.effect.run;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import soulwright.effect.Type;
import soulwright.effect.compiled.Bunch;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Named;
import soulwright.effect.compiled.NumberPath;
import soulwright.effect.compiled.Options;
import soulwright.effect.compiled.Step;
import soulwright.effect.compiled.Steps;
import soulwright.effect.formula.Figure;
import soulwright.effect.formula.Term;
import soulwright.game.Position;

/** One step that is being made runnable, and its parameters ready to be asked of a position. */
public final class Making {
    private final StepsCompiler steps;
    private final Step step;

    Making(StepsCompiler steps, Step step) {
        this.steps = steps;
        this.step = step;
    }

    /** The verb's own value, under its name; or a parameter. */
    Compiled argument(String name) {
        return step.argument(name).orElseThrow(() -> new IllegalArgumentException("no " + name + ": " + step));
    }

    public String verb() {
        return step.verb().name();
    }

    public boolean has(String parameter) {
        return step.argument(parameter).isPresent();
    }

    public Figure<Position> figure(String parameter) {
        return steps.compiler().figure(argument(parameter), steps.names());
    }

    public Figure<Position> figure(String parameter, long otherwise) {
        return has(parameter) ? figure(parameter) : position -> otherwise;
    }

    public Optional<Figure<Position>> optional(String parameter) {
        return has(parameter) ? Optional.of(figure(parameter)) : Optional.empty();
    }

    /** One figure, or several. */
    List<Figure<Position>> figures(String parameter) {
        Compiled value = argument(parameter);
        List<Compiled> parts = value instanceof Bunch bunch ? bunch.parts() : List.of(value);
        return parts.stream()
                .map(part -> steps.compiler().figure(part, steps.names()))
                .toList();
    }

    /** Things; those that somebody or chance picks are picked before the step. */
    public Things things(String parameter) {
        return steps.things(argument(parameter));
    }

    /** Things, or who acts where the parameter is left out. */
    public Things thingsOrMe(String parameter) {
        return has(parameter) ? things(parameter) : StepsCompiler.kept(Names.ME);
    }

    /** Steps under a parameter; none where it is left out. */
    public StepsTask steps(String parameter) {
        return steps(parameter, steps.names());
    }

    StepsTask steps(String parameter, Names names) {
        List<Step> list =
                step.argument(parameter).map(value -> ((Steps) value).steps()).orElse(List.of());
        return steps.compiler().steps(list, names);
    }

    /** A word that the author wrote: an id, a name. */
    public String word(String parameter) {
        return ((Named) argument(parameter)).id().id();
    }

    public String word(String parameter, String otherwise) {
        return has(parameter) ? word(parameter) : otherwise;
    }

    /** Whether a word stands there, and no path or formula. */
    boolean isWord(String parameter) {
        return step.argument(parameter).orElse(null) instanceof Named;
    }

    Options options() {
        return (Options) argument(verb());
    }

    EffectCompiler compiler() {
        return steps.compiler();
    }

    Names names() {
        return steps.names();
    }

    StepsCompiler list() {
        return steps;
    }

    public Workings workings() {
        return steps.compiler().workings();
    }

    /** Where it was written, for messages. */
    public String source() {
        return step.source().place().toString();
    }

    /** How long it lasts: `until` and `turns`; null for good. */
    @Nullable
    Lasts lasts() {
        if (has("turns")) {
            return new Lasts("", figure("turns"));
        }
        return has("until") ? new Lasts(word("until"), position -> 0) : null;
    }

    /** A span that is worked out when a step is done. */
    record Lasts(String until, Figure<Position> turns) {
        Span now(Position position) {
            return new Span(until, (int) Math.min(999, Math.max(0, turns.of(position))));
        }
    }

    /** Which number is meant, and whose. */
    Numbered number(String parameter) {
        NumberPath path = (NumberPath) argument(parameter);
        Figure<Position> index =
                path.index() == null ? position -> 0 : steps.compiler().figure(path.index(), steps.names());
        Things owner = path.owner().equals("who") ? thingsOrMe("who") : new Things((position, test) -> false);
        if (!path.owner().equals("who")) {
            Figure<Position> role =
                    new ScopedReads(workings(), names(), compiler().told()).name(path.owner(), Type.UNKNOWN);
            owner = new Things((position, test) -> test.test(role.of(position)));
        }
        return new Numbered(workings().number(path.property()), index, owner);
    }

    record Numbered(Quantity number, Figure<Position> index, Things owners) {}

    OptionalInt fixed(String parameter) {
        return argument(parameter) instanceof Expression expression
                        && expression.formula().term() instanceof Term.Figure figure
                ? OptionalInt.of((int) figure.value())
                : OptionalInt.empty();
    }
}
