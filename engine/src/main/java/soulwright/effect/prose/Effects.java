package soulwright.effect.prose;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import soulwright.effect.Parameter;
import soulwright.effect.Plural;
import soulwright.effect.Type;
import soulwright.effect.VerbSpec;
import soulwright.effect.compiled.Abilities;
import soulwright.effect.compiled.Ability;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Named;
import soulwright.effect.compiled.NumberPath;
import soulwright.effect.compiled.Options;
import soulwright.effect.compiled.Selector;
import soulwright.effect.compiled.Step;
import soulwright.effect.compiled.Steps;
import soulwright.effect.compiled.Targets;
import soulwright.effect.formula.Term;
import soulwright.effect.prose.English.Mood;

/** Says what is done and what holds. */
record Effects(Voice voice, Noun bearer, String self) {
    static final String WHO = "who";
    private static final String AMOUNT = "amount";
    static final String BY = "by";
    private static final Set<String> HEARD = Set.of("events", "verbs");
    private static final Set<String> UNSAID = Set.of("prefer", "prompt", "none", "about", "as");
    static final Clause NOTHING = Clause.of("nothing happens");

    List<Clause> steps(List<Step> steps) {
        List<Clause> clauses = new ArrayList<>();
        Effects now = this;
        for (Step step : steps) {
            if (!step.verb().silent()) {
                clauses.add(now.step(step));
            }
            now = now.after(step);
        }
        return clauses.isEmpty() ? List.of(NOTHING) : clauses;
    }

    /** What later steps may speak of. */
    private Effects after(Step step) {
        if (step.verb().main().form() != Parameter.Form.NAME || !(step.main() instanceof Named named)) {
            return this;
        }
        String name = named.id().id();
        for (Compiled value : step.arguments().values()) {
            if (value instanceof Selector selector) {
                return in(voice.choosing(name, selector.type()));
            }
        }
        return in(voice.calling(name, Noun.one("“" + English.spaced(name) + "”")));
    }

    /** The same, said by another voice. */
    Effects in(Voice other) {
        return new Effects(other, bearer, self);
    }

    private Clause step(Step step) {
        Filling filling = filling(step.verb(), step.arguments(), Noun.YOU).extra(BY, Argument.of(Noun.YOU));
        Clause clause = filling.say(step.verb().name(), step.verb().says(), Mood.PLAIN);
        return step.arguments().containsKey(WHO)
                ? clause.withIts(voice.groups().noun(step.arguments().get(WHO)))
                : clause;
    }

    /** Whose a number is that is named without an owner. */
    private Noun ownerOr(Map<String, Compiled> arguments, Noun otherwise) {
        return arguments.values().stream()
                .filter(NumberPath.class::isInstance)
                .map(value -> ((NumberPath) value).owner())
                .filter(owner -> !owner.equals(WHO))
                .findFirst()
                .map(owner -> voice.name(owner, Type.UNKNOWN))
                .map(noun -> noun.words().equals("the self") ? bearer : noun)
                .orElse(otherwise);
    }

    List<Clause> abilities(List<Ability> abilities) {
        return abilities.stream().map(this::ability).toList();
    }

    private Clause ability(Ability ability) {
        VerbSpec kind = ability.kind();
        if (kind.open()) {
            return keyword(ability);
        }
        Effects here = ability.arguments().values().stream()
                .filter(Targets.class::isInstance)
                .map(targets -> in(targeted((Targets) targets)))
                .findFirst()
                .orElse(this);
        Filling filling = here.filling(kind, ability.arguments(), bearer);
        ability.argument(AMOUNT).map(this::instead).ifPresent(amount -> filling.written(AMOUNT, amount));
        if (ability.main() instanceof Named heard
                && HEARD.contains(kind.main().of().stream().findFirst().orElse(""))) {
            filling.extra("when", Argument.of(new Occasion(here, ability).of(heard)), kind.name(), WHO, BY);
        }
        return filling.say(kind.name(), kind.says(), Mood.PLAIN);
    }

    /** How much it is instead, as a part of how much it would be. */
    private @Nullable Argument instead(Compiled amount) {
        return new Phrase(voice.calling("that." + AMOUNT, Noun.one("what it would be"))).of(amount);
    }

    private Clause keyword(Ability ability) {
        VerbSpec kind = ability.kind();
        Filling filling = new Filling();
        ability.arguments().forEach((name, value) -> {
            Parameter parameter =
                    name.equals(kind.name()) ? kind.main() : kind.parameters().get(name);
            if (parameter != null) {
                write(name, parameter, value, filling);
            }
        });
        Clause name = filling.say(kind.name(), kind.says(), Mood.PLAIN);
        return ability.body()
                .map(body -> in(voice.inside(ability.arguments())).abilities(body.abilities()))
                .map(body -> Clause.of(name.inLine() + ":", body, false))
                .orElse(name);
    }

    /** The voice after targets were chosen. */
    Voice targeted(Targets targets) {
        Voice now = voice;
        for (Map.Entry<String, Selector> target : targets.selectors().entrySet()) {
            now = now.choosing(target.getKey(), target.getValue().type());
        }
        return now;
    }

    /** What is chosen first, each in its own words: "another player", "one of your monsters". */
    List<String> chosen(Targets targets) {
        List<String> all = new ArrayList<>();
        Voice now = voice;
        for (Map.Entry<String, Selector> target : targets.selectors().entrySet()) {
            all.add(now.groups().toChoose(target.getValue()).words());
            now = now.choosing(target.getKey(), target.getValue().type());
        }
        return all;
    }

    private Filling filling(VerbSpec spec, Map<String, Compiled> arguments, Noun otherwise) {
        Filling filling = new Filling();
        Effects inner = each(spec, arguments);
        Map<String, Parameter> parameters = new LinkedHashMap<>(spec.parameters());
        parameters.put(spec.name(), spec.main());
        arguments.forEach((name, value) -> {
            Parameter parameter = parameters.get(name);
            boolean block = parameter != null && parameter.form() == Parameter.Form.STEPS;
            (block ? inner : this).write(name, parameter, value, filling);
        });
        Noun owner =
                arguments.containsKey(WHO) ? voice.groups().noun(arguments.get(WHO)) : ownerOr(arguments, otherwise);
        arguments.forEach((name, value) -> {
            if (value instanceof NumberPath number) {
                filling.extra("whose-" + name, Argument.of(owner.of(called(number))), name, WHO);
            }
        });
        return filling.extra(WHO, Argument.of(owner));
    }

    private String called(NumberPath number) {
        String property = Voice.property(number.property());
        return number.index() == null ? property : voice.terms().entry(property, number.index());
    }

    /** Within steps that are done for each of several, which one is spoken of. */
    private Effects each(VerbSpec spec, Map<String, Compiled> arguments) {
        boolean one = spec.main().form() == Parameter.Form.SELECTOR
                && spec.parameters().values().stream().anyMatch(it -> it.form() == Parameter.Form.STEPS);
        if (!one || !(arguments.get(spec.name()) instanceof Selector selector)) {
            return this;
        }
        String name = arguments.get("as") instanceof Named as ? as.id().id() : "it";
        return in(voice.choosing(name, Plural.one(selector.type())));
    }

    private void write(String name, @Nullable Parameter parameter, Compiled value, Filling filling) {
        if (UNSAID.contains(name) || filling.has(name)) {
            return;
        }
        Consumer<Argument> put = argument -> filling.written(name, argument);
        if (value instanceof NumberPath number) {
            put.accept(Argument.of(called(number)));
        } else if (value instanceof Targets targets) {
            put.accept(Argument.of(English.join(chosen(targets), "and")));
        } else if (value instanceof Selector selector) {
            Noun noun = voice.groups().noun(selector);
            put.accept(
                    Argument.of(parameter != null && parameter.form() == Parameter.Form.PLACE ? noun.place() : noun));
            filling.extra("each", Argument.of(voice.groups().each(selector)), name);
        } else if (parameter != null && parameter.form() == Parameter.Form.NAME) {
            filling.extra(
                    name, Argument.of("“" + English.spaced(((Named) value).id().id()) + "”"));
        } else {
            Argument argument = argument(value);
            if (argument != null) {
                put.accept(argument);
                boolean figure =
                        value instanceof Expression named && named.formula().type() instanceof Type.Num;
                filling.extra(figure ? "figure" : "thing", argument, name);
            }
        }
    }

    private @Nullable Argument argument(Compiled value) {
        if (value instanceof Steps steps) {
            return Argument.of(steps(steps.steps()));
        }
        if (value instanceof Abilities abilities) {
            return Argument.of(abilities(abilities.abilities()));
        }
        if (value instanceof Options options) {
            return Argument.listed(new Offers(this).of(options));
        }
        if (value instanceof Expression expression && expression.formula().term() instanceof Term.Given given) {
            Compiled part = voice.given().get(given.name());
            if (part != null && !(part instanceof Expression)) {
                return in(voice.outside()).argument(part);
            }
        }
        return new Phrase(voice).of(value);
    }
}
