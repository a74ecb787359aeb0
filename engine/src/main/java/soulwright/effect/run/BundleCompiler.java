package soulwright.effect.run;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.effect.compiled.Abilities;
import soulwright.effect.compiled.Ability;
import soulwright.effect.compiled.Bunch;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Flag;
import soulwright.effect.compiled.Limit;
import soulwright.effect.compiled.Named;
import soulwright.effect.compiled.NumberPath;
import soulwright.effect.compiled.Selector;
import soulwright.effect.compiled.Steps;
import soulwright.effect.formula.Figure;
import soulwright.effect.formula.Term;
import soulwright.game.Position;

/** Makes bundles of abilities; groups and keywords are opened, and their conditions are joined with those inside. */
public final class BundleCompiler {
    private final EffectCompiler compiler;
    private final Workings workings;
    private final List<Hearing> hearings = new ArrayList<>();
    private final List<Replacing> replacings = new ArrayList<>();
    private final List<Standing> standings = new ArrayList<>();
    private final List<Restriction> restrictions = new ArrayList<>();

    private BundleCompiler(EffectCompiler compiler) {
        this.compiler = compiler;
        this.workings = compiler.workings();
    }

    public static Bundle bundle(List<Ability> abilities, EffectCompiler compiler, Names names) {
        BundleCompiler bundle = new BundleCompiler(compiler);
        abilities.forEach(ability -> bundle.add(ability, names, null));
        return new Bundle(bundle.hearings, bundle.replacings, bundle.standings, bundle.restrictions);
    }

    private void add(Ability ability, Names names, @Nullable Figure<Position> outer) {
        switch (ability.kind().name()) {
            case "on" -> hear(ability, names, outer);
            case "would" -> replace(ability, names, outer);
            case "add" -> stand(ability, names, outer, Quantity.Change.ADD, "to", "add");
            case "set" -> stand(ability, names, outer, Quantity.Change.SET, "set", "to");
            case "scale" -> stand(ability, names, outer, Quantity.Change.SCALE, "scale", "percent");
            case "cannot" -> restrict(ability, names, outer, Restriction.Kind.CANNOT);
            case "no-target-of" -> restrict(ability, names, outer, Restriction.Kind.NO_TARGET);
            case "immune" -> restrict(ability, names, outer, Restriction.Kind.IMMUNE);
            case "abilities" -> {
                Figure<Position> both = both(outer, condition(ability, compiler, names));
                ((Abilities) ability.main()).abilities().forEach(part -> add(part, names, both));
            }
            case "keyword" -> {
                Figure<Position> both = both(outer, condition(ability, compiler, names));
                Names inside = names.given(Map.copyOf(ability.arguments()));
                ability.body().ifPresent(body -> body.abilities().forEach(part -> add(part, inside, both)));
            }
            default ->
                throw new IllegalArgumentException(
                        "no ability of a quest: " + ability.kind().name());
        }
    }

    private void hear(Ability ability, Names names, @Nullable Figure<Position> outer) {
        String event = ((Named) ability.main()).id().id();
        EffectCompiler hearing = compiler.hearing(event);
        Concern concern = concern(ability, hearing, names, outer);
        Deed deed = Deed.heard(ability, hearing, names);
        Figure<Position> chance = ability.argument("chance")
                .<Figure<Position>>map(value -> hearing.figure(value, names))
                .orElse(null);
        HearTask task = new HearTask(
                workings,
                deed,
                chance,
                times(ability),
                isOptional(ability),
                prompt(ability, hearing, names),
                source(ability));
        hearings.add(new Hearing(workings.event(event), concern, task));
    }

    private static boolean isOptional(Ability ability) {
        return ability.argument("may").orElse(null) instanceof Flag flag && flag.on();
    }

    private static @Nullable Message prompt(Ability ability, EffectCompiler compiler, Names names) {
        return ability.argument("prompt")
                .map(text -> Message.of(text, "", compiler, names))
                .orElse(null);
    }

    private void replace(Ability ability, Names names, @Nullable Figure<Position> outer) {
        String verb = ((Named) ability.main()).id().id();
        EffectCompiler hearing = compiler.hearing(workings.told(verb));
        StepsTask instead = ability.argument("instead")
                .map(steps -> hearing.steps(((Steps) steps).steps(), names))
                .orElse(null);
        Figure<Position> amount = optional(ability, "amount", hearing, names);
        Times times = times(ability);
        ReplaceTask may = isOptional(ability)
                ? new ReplaceTask(workings, prompt(ability, hearing, names), source(ability), times, amount, instead)
                : null;
        replacings.add(new Replacing(
                workings.verbNumber(verb),
                Numbering.of(source(ability)),
                concern(ability, hearing, names, outer),
                optional(ability, "chance", hearing, names),
                times,
                amount,
                may,
                instead));
    }

    private static @Nullable Figure<Position> optional(
            Ability ability, String parameter, EffectCompiler compiler, Names names) {
        return ability.argument(parameter)
                .<Figure<Position>>map(value -> compiler.figure(value, names))
                .orElse(null);
    }

    private void stand(
            Ability ability,
            Names names,
            @Nullable Figure<Position> outer,
            Quantity.Change how,
            String number,
            String value) {
        NumberPath path = (NumberPath) ability.argument(number).orElseThrow();
        int it = names.next();
        Names of = names.with("it");
        Figure<Position> index = path.index() == null ? position -> 0 : compiler.figure(path.index(), of);
        Figure<Position> amount = compiler.figure(ability.argument(value).orElseThrow(), of);
        Quantity which = workings.number(path.property());
        Concern concern = concern(ability, compiler, names, outer);
        if (ability.argument("who").isEmpty()) {
            concern = new Concern(owner(path, names), false, null, concern.condition());
        }
        standings.add(new Standing(which, how, concern, index, amount, it));
    }

    /** Whose number is meant where no `who` says it: that of the role in the path. */
    private @Nullable Things owner(NumberPath path, Names names) {
        int slot = names.slot(path.owner());
        return slot < 0 ? null : StepsCompiler.kept(slot);
    }

    private void restrict(Ability ability, Names names, @Nullable Figure<Position> outer, Restriction.Kind kind) {
        Set<Long> ids = new HashSet<>();
        Compiled main = ability.main();
        for (Compiled part : main instanceof Bunch bunch ? bunch.parts() : List.of(main)) {
            ids.add(compiler.figure(part, names).of(new Position(0)));
        }
        restrictions.add(new Restriction(kind, Set.copyOf(ids), concern(ability, compiler, names, outer)));
    }

    private Concern concern(Ability ability, EffectCompiler hearing, Names names, @Nullable Figure<Position> outer) {
        Compiled who = ability.argument("who").orElse(null);
        Compiled by = ability.argument("by").orElse(null);
        boolean heard = ability.kind().parameters().containsKey("by");
        boolean anybody = isAny(who) || (heard && who == null && by != null && !isAny(by));
        return new Concern(
                who == null || isAny(who) ? null : hearing.things(who, names),
                anybody,
                by == null || isAny(by) ? null : hearing.things(by, names),
                both(outer, condition(ability, hearing, names)));
    }

    private static boolean isAny(@Nullable Compiled value) {
        if (value instanceof Named named) {
            return named.id().set().equals("any");
        }
        return value instanceof Selector.Path path
                && path.formula().term() instanceof Term.Word word
                && word.id().set().equals("any");
    }

    private static @Nullable Figure<Position> condition(Ability ability, EffectCompiler compiler, Names names) {
        return optional(ability, "if", compiler, names);
    }

    private static @Nullable Figure<Position> both(@Nullable Figure<Position> one, @Nullable Figure<Position> other) {
        if (one == null || other == null) {
            return one == null ? other : one;
        }
        return position -> one.holds(position) && other.holds(position) ? 1 : 0;
    }

    private @Nullable Times times(Ability ability) {
        return ability.argument("limit").orElse(null) instanceof Limit limit
                ? new Times(workings.tally(), limit)
                : null;
    }

    static String source(Ability ability) {
        return ability.source().place().toString();
    }
}
