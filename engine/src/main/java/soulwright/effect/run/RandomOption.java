package soulwright.effect.run;

import java.util.List;
import soulwright.effect.compiled.Option;
import soulwright.game.Position;

/** Chance picks one of several things, by weight, of those that can be. */
public final class RandomOption {
    private final List<Choice> choices;

    private RandomOption(List<Choice> choices) {
        this.choices = choices;
    }

    public static RandomOption of(List<Option> options, EffectCompiler compiler, Names names) {
        return new RandomOption(Choice.of(options, compiler, names));
    }

    static Op make(Making step) {
        RandomOption random = of(step.options().options(), step.compiler(), step.names());
        return Op.pushing(position -> FlowVerbs.push(random.draw(position)));
    }

    /** The steps of the one that is picked; an empty list if there is none. */
    public StepsTask draw(Position position) {
        long[] weights = new long[choices.size()];
        for (Choice choice : choices) {
            weights[choice.index()] = choice.when().holds(position)
                    ? Math.min(Math.max(0, choice.weight().of(position)), 1_000_000)
                    : 0;
        }
        int drawn = position.rng().weighted(weights, weights.length);
        return drawn < 0 ? StepsTask.NONE : choices.get(drawn).steps();
    }
}
