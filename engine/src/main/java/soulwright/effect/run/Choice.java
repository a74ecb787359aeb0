package soulwright.effect.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.effect.compiled.Option;
import soulwright.effect.compiled.Steps;
import soulwright.effect.formula.Figure;
import soulwright.game.Position;

/**
 * One of several things that can be picked.
 *
 * @param index its place among the options
 * @param when whether it can be
 * @param weight how likely chance picks it
 * @param prefer how much the computer likes it
 */
record Choice(
        int index,
        Message name,
        Figure<Position> when,
        Figure<Position> weight,
        Figure<Position> prefer,
        StepsTask steps) {

    static List<Choice> of(List<Option> options, EffectCompiler compiler, Names names) {
        List<Choice> choices = new ArrayList<>();
        for (Option option : options) {
            Optional<Steps> steps = option.argument("do").map(Steps.class::cast);
            choices.add(new Choice(
                    choices.size(),
                    Message.of(option.argument("name").orElse(null), "", compiler, names),
                    compiler.condition(option.argument("when"), names),
                    compiler.condition(option.argument("weight"), names),
                    option.argument("prefer")
                            .<Figure<Position>>map(value -> compiler.figure(value, names))
                            .orElse(position -> 0),
                    compiler.steps(steps.map(Steps::steps).orElse(List.of()), names)));
        }
        return List.copyOf(choices);
    }
}
