package soulwright.effect.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.effect.compiled.Option;
import soulwright.effect.compiled.Steps;
import soulwright.effect.formula.Figure;
import soulwright.game.Position;
import soulwright.game.Values;

/**
 * One of several things that can be picked.
 *
 * @param index its place among the options
 * @param text a sentence more about it; empty for none
 * @param about the thing that it is about, where the author says so
 * @param when whether it can be
 * @param weight how likely chance picks it
 * @param prefer how much the computer likes it
 */
record Choice(
        int index,
        Message name,
        Message text,
        Optional<Figure<Position>> about,
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
                    Message.of(option.argument("text").orElse(null), "", compiler, names),
                    option.argument("about").map(value -> compiler.figure(value, names)),
                    compiler.condition(option.argument("when"), names),
                    compiler.condition(option.argument("weight"), names),
                    option.argument("prefer")
                            .<Figure<Position>>map(value -> Liking.of(value, compiler, names))
                            .orElse(position -> 0),
                    compiler.steps(steps.map(Steps::steps).orElse(List.of()), names)));
        }
        return List.copyOf(choices);
    }

    /** What it is about: what the author says, else the first thing in its name; {@link Values#NONE} for nothing. */
    long about(Position position) {
        return about.isPresent() ? about.get().of(position) : name.named(position);
    }
}
