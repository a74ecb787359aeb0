package soulwright.content.story;

import java.util.List;
import java.util.Optional;
import soulwright.content.Check;
import soulwright.content.Reading;
import soulwright.effect.compiled.Step;

/**
 * The player decides how the story goes on.
 *
 * @param name where chapters are listed; without it, it is not listed
 * @param lines said when it is over
 * @param steps what follows from it, whatever was chosen
 * @param next the stage that follows a choice that does not say; without it, the next one in order
 */
public record ChoiceStage(
        String id,
        Optional<String> name,
        List<Choice> choose,
        List<Line> lines,
        List<Step> steps,
        Optional<String> next)
        implements Stage {
    public ChoiceStage {
        Check.some(choose, "choice");
        choose = List.copyOf(choose);
        lines = List.copyOf(lines);
        steps = List.copyOf(steps);
    }

    static ChoiceStage of(Reading stage) {
        return new ChoiceStage(
                stage.at("id").word(),
                stage.at("name").optional(Reading::word),
                stage.at("choose").list(Choice::of),
                stage.at("lines").list(Line::of),
                stage.at("do").steps(),
                stage.at("next").optional(Reading::word));
    }
}
