package soulwright.effect.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Option;
import soulwright.effect.compiled.Options;
import soulwright.effect.compiled.Steps;
import soulwright.effect.compiled.Text;
import soulwright.effect.formula.Term;

/** Says options of which one is picked, by a player or by chance: each with its odds, its name and what it brings. */
record Offers(Effects effects) {
    List<Clause> of(Options options) {
        boolean even =
                options.options().stream().allMatch(it -> it.argument("weight").isEmpty());
        OptionalLong all = even ? OptionalLong.empty() : sum(options);
        return options.options().stream().map(it -> offer(it, all)).toList();
    }

    /** All weights together, where they are always the same. */
    private static OptionalLong sum(Options options) {
        long sum = 0;
        for (Option option : options.options()) {
            Optional<Compiled> weight = option.argument("weight");
            OptionalLong figure = weight.map(Offers::constant).orElse(OptionalLong.of(1));
            if (figure.isEmpty()) {
                return OptionalLong.empty();
            }
            sum += figure.getAsLong();
        }
        return OptionalLong.of(sum);
    }

    private static OptionalLong constant(Compiled weight) {
        return weight instanceof Expression expression && expression.formula().term() instanceof Term.Figure figure
                ? OptionalLong.of(figure.value())
                : OptionalLong.empty();
    }

    private Clause offer(Option option, OptionalLong all) {
        Voice voice = effects.voice();
        List<String> head = new ArrayList<>();
        if (all.isPresent()) {
            head.add(option.argument("weight")
                            .map(weight -> constant(weight).orElse(1))
                            .orElse(1L) + " in " + all.getAsLong());
        }
        if (option.arguments().get("name") instanceof Text name) {
            head.add(new Phrase(voice).text(name));
        }
        if (all.isEmpty() && option.arguments().get("weight") instanceof Expression weight) {
            head.add("(odds: " + voice.terms().noun(weight.formula().term()).words() + ")");
        }
        if (option.arguments().get("when") instanceof Expression when) {
            head.add("(only when " + voice.conditions().holds(when.formula().term()) + ")");
        }
        List<Clause> steps = option.arguments().get("do") instanceof Steps done
                ? effects.steps(done.steps())
                : List.of(Effects.NOTHING);
        return Clause.of(head.isEmpty() ? "" : String.join(" ", head) + ":", steps, false);
    }
}
