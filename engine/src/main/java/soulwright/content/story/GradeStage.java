package soulwright.content.story;

import java.util.List;
import java.util.Optional;
import soulwright.content.Reading;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Step;

/**
 * A report card is given.
 *
 * @param name where chapters are listed; without it, the number's
 * @param grade the number of the campaign that is set
 * @param is to what
 * @param lines said when it is over
 * @param steps what follows from it
 * @param next the stage that follows; without it, the next one in order
 */
public record GradeStage(
        String id,
        Optional<String> name,
        String grade,
        Expression is,
        List<Line> lines,
        List<Step> steps,
        Optional<String> next)
        implements Stage {
    public GradeStage {
        lines = List.copyOf(lines);
        steps = List.copyOf(steps);
    }

    static GradeStage of(Reading stage) {
        return new GradeStage(
                stage.at("id").word(),
                stage.at("name").optional(Reading::word),
                stage.at("grade").word(),
                stage.at("is").formula(),
                stage.at("lines").list(Line::of),
                stage.at("do").steps(),
                stage.at("next").optional(Reading::word));
    }
}
