package soulwright.effect.prose;

import java.util.ArrayList;
import java.util.List;
import soulwright.effect.Id;
import soulwright.effect.PlaceSpec;
import soulwright.effect.Type;
import soulwright.effect.Vocabulary;
import soulwright.effect.compiled.Ability;
import soulwright.effect.compiled.Act;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Limit;
import soulwright.effect.compiled.Option;
import soulwright.effect.compiled.Options;
import soulwright.effect.compiled.Selector;
import soulwright.effect.compiled.Step;
import soulwright.effect.compiled.Steps;
import soulwright.effect.compiled.Targets;

/**
 * Says in a few sentences what effects do, as the text of a card would. It says all that matters to the rules, and nothing of what computer
 * players like or what players are asked. Immutable.
 */
public final class RulesWriter {
    private static final String SELF = "self";

    private final Effects effects;

    private RulesWriter(Effects effects) {
        this.effects = effects;
    }

    /**
     * A writer for effects of one place.
     *
     * @param place as the schemas name it with `x-place`; what stands there decides who the bearer is
     * @param naming what players call entries and what rulesets declare
     */
    public static RulesWriter of(Vocabulary vocabulary, Naming naming, String place) {
        Voice voice = Voice.of(vocabulary, naming);
        PlaceSpec spec = vocabulary.place(place);
        Type self = spec == null ? null : spec.roles().get(SELF);
        String kind = self instanceof Type.Thing thing ? thing.kind() : "";
        return new RulesWriter(new Effects(voice, self == null ? Noun.YOU : voice.name(SELF, self), kind));
    }

    /** The same, where something has a name of its own: `that.target` is the one that was hit. */
    public RulesWriter calling(String name, String words) {
        return new RulesWriter(effects.in(effects.voice().calling(name, Noun.one(words))));
    }

    /** The same, where the bearer is called otherwise: of a status, `the bearer`. */
    public RulesWriter bearer(String words) {
        Noun bearer = Noun.one(words);
        return new RulesWriter(new Effects(effects.voice().calling(SELF, bearer), bearer, effects.self()));
    }

    /** A sentence of whoever asks for the text. */
    public List<Sentence> say(String words) {
        return List.of(Sentence.of(0, words));
    }

    /** Who wins when something holds. */
    public List<Sentence> wins(Selector who, Expression when) {
        Noun winner = effects.voice().groups().noun(who);
        return say(winner.words() + " " + English.verb("win", winner, English.Mood.PLAIN) + " as soon as "
                + formula(when));
    }

    /** What an entry, or what a ruleset declares, is called. */
    public String name(Id id) {
        return effects.voice().id(id);
    }

    /** All of several, as in `a, b and c`. */
    public String all(List<String> words) {
        return English.join(words, "and");
    }

    /** Steps that are done one after the other; nothing for none. */
    public List<Sentence> steps(List<Step> steps) {
        return steps.isEmpty() ? List.of() : Clause.sentences(effects.steps(steps), 0);
    }

    /** The same as one point of a list or after a heading. */
    public List<Sentence> steps(String heading, List<Step> steps) {
        return steps.isEmpty()
                ? List.of()
                : Clause.sentences(List.of(Clause.of(heading, effects.steps(steps), false)), 0);
    }

    /** What holds as long as its bearer is there. */
    public List<Sentence> abilities(List<Ability> abilities) {
        return Clause.sentences(effects.abilities(abilities), 0);
    }

    /** Of several things, one is done by chance. */
    public List<Sentence> options(String heading, List<Option> options) {
        if (options.isEmpty()) {
            return List.of();
        }
        List<Clause> all = new Offers(effects).of(new Options(options.get(0).source(), options));
        return Clause.sentences(List.of(Clause.of(heading, all, true)), 0);
    }

    /** Which things are meant: "a random item with level 3 or less". */
    public String selector(Selector selector) {
        return effects.voice().groups().noun(selector).words();
    }

    /** A figure or a condition. */
    public String formula(Expression formula) {
        return effects.voice().terms().noun(formula.formula().term()).words();
    }

    /** The same of an act that somebody picks, which may do nothing. */
    public List<Sentence> done(Act act) {
        List<Sentence> sentences = new ArrayList<>(act(act));
        if (act.argument("do").isEmpty()) {
            sentences.add(Sentence.of(0, "nothing happens"));
        }
        return sentences;
    }

    /** All of an act: when it can be done, what is chosen and paid, what it does, how often. */
    public List<Sentence> act(Act act) {
        List<Clause> clauses = new ArrayList<>();
        Effects now = effects;
        for (String key : List.of("when", "with", "skills", "targets", "cost", "do", "limit")) {
            Compiled part = act.arguments().get(key);
            if (part instanceof Targets targets) {
                now.chosen(targets).forEach(chosen -> clauses.add(Clause.of("choose " + chosen)));
                now = now.in(now.targeted(targets));
            } else if (part != null) {
                clauses.addAll(said(key, part, now));
            }
        }
        return Clause.sentences(clauses, 0);
    }

    private static List<Clause> said(String key, Compiled part, Effects effects) {
        Voice voice = effects.voice();
        if (part instanceof Expression when) {
            return List.of(Clause.of(
                    "only when " + voice.conditions().holds(when.formula().term())));
        }
        if (part instanceof Selector with) {
            String cards = voice.groups().noun(with).words();
            return List.of(
                    Clause.of(key.equals("with") ? "done with one of " + cards : "done by a skill of one of " + cards));
        }
        if (part instanceof Limit limit) {
            return List.of(Clause.of("at most " + new Phrase(voice).limit(limit)));
        }
        if (!(part instanceof Steps steps)) {
            return List.of();
        }
        boolean cost = key.equals("cost");
        return cost && !steps.steps().isEmpty()
                ? List.of(Clause.of("cost:", effects.steps(steps.steps()), false))
                : cost ? List.of(Clause.of("this costs nothing")) : effects.steps(steps.steps());
    }
}
