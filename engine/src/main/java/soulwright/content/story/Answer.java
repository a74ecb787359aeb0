package soulwright.content.story;

import java.util.List;
import java.util.Optional;
import soulwright.content.Reading;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Step;

/**
 * Something the hero can say.
 *
 * @param name the words
 * @param when it is offered only when this holds
 * @param steps what follows from it
 * @param lines said then
 */
public record Answer(String name, Optional<Expression> when, List<Step> steps, List<Line> lines) {
    public Answer {
        steps = List.copyOf(steps);
        lines = List.copyOf(lines);
    }

    static Answer of(Reading answer) {
        return new Answer(
                answer.at("name").word(),
                answer.at("when").optional(Reading::formula),
                answer.at("do").steps(),
                answer.at("lines").list(Line::of));
    }
}
