package soulwright.effect.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import soulwright.effect.Bounds;
import soulwright.effect.Id;
import soulwright.effect.Plural;
import soulwright.effect.Type;
import soulwright.effect.VerbSpec;
import soulwright.effect.compiled.Abilities;
import soulwright.effect.compiled.Bunch;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Named;
import soulwright.effect.compiled.NumberPath;
import soulwright.effect.compiled.Options;
import soulwright.effect.compiled.Score;
import soulwright.effect.compiled.Selector;
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

    /** A figure, within the bounds that its parameter has. */
    public Figure<Position> figure(String parameter) {
        Figure<Position> figure = steps.compiler().figure(argument(parameter), steps.names());
        Bounds bounds = bounds(parameter);
        return bounds.isOpen() ? figure : position -> bounds.nearest(figure.of(position));
    }

    private Bounds bounds(String parameter) {
        VerbSpec spec = step.verb();
        return (parameter.equals(spec.name())
                        ? spec.main()
                        : Objects.requireNonNull(spec.parameters().get(parameter)))
                .bounds();
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

    /** What kind of thing a selector finds; empty if it finds none. */
    public String thing(String parameter) {
        return argument(parameter) instanceof Selector selector
                        && Plural.one(selector.type()) instanceof Type.Thing thing
                ? thing.kind()
                : "";
    }

    /** Whether it is done when a certain event is heard, so that `that` are its values. */
    public boolean hears(String event) {
        return event.equals(compiler().told());
    }

    /** Whether `any` stands there. */
    public boolean isAny(String parameter) {
        return argument(parameter) instanceof Named named && named.id().set().equals("any");
    }

    /** A figure for each attribute: written one by one, or the path of a table. */
    public List<Figure<Position>> scores(String parameter, List<String> attributes) {
        List<Figure<Position>> figures = new ArrayList<>();
        for (String attribute : attributes) {
            figures.add(score(argument(parameter), attribute));
        }
        return List.copyOf(figures);
    }

    private Figure<Position> score(Compiled value, String attribute) {
        if (value instanceof Score score) {
            Expression figure = score.figures().get(attribute);
            return figure == null ? position -> 0 : compiler().figure(figure, names());
        }
        Term table = ((Expression) value).formula().term();
        Term cell = new Term.Cell(table, new Term.Word(new Id("attributes", attribute)));
        return compiler().figure(cell, names());
    }

    /** Abilities that are granted. */
    public Bundle abilities(String parameter) {
        return BundleCompiler.bundle(((Abilities) argument(parameter)).abilities(), compiler(), Names.of());
    }

    /** How long it lasts, worked out when it is done; nothing for good. */
    public Optional<Function<Position, Span>> span() {
        Lasts lasts = lasts();
        return lasts == null ? Optional.empty() : Optional.of(lasts::now);
    }

    /** The first slot of the values that nothing of this step and before it uses. */
    public int free() {
        return steps.names().next();
    }

    /** A text for players; other words where the parameter is left out. */
    Message message(String parameter, String otherwise) {
        return Message.of(step.argument(parameter).orElse(null), otherwise, compiler(), names());
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
            return new Span(until, (int) turns.of(position));
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
}
