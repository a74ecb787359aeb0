package soulwright.content.story;

import java.util.List;
import java.util.Optional;
import soulwright.content.Reading;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Step;

/**
 * A way that the player can choose.
 *
 * @param when it is offered only when this holds
 * @param steps what follows from it
 * @param lines said then
 * @param next the stage that it leads to; without it, that of the stage
 */
public record Choice(
        String name,
        Optional<String> text,
        Optional<Expression> when,
        List<Step> steps,
        List<Line> lines,
        Optional<String> next) {
    public Choice {
        steps = List.copyOf(steps);
        lines = List.copyOf(lines);
    }

    static Choice of(Reading choice) {
        return new Choice(
                choice.at("name").word(),
                choice.at("text").optional(Reading::word),
                choice.at("when").optional(Reading::formula),
                choice.at("do").steps(),
                choice.at("lines").list(Line::of),
                choice.at("next").optional(Reading::word));
    }
}
