package soulwright.content.story;

import java.util.List;
import java.util.Optional;
import soulwright.content.Reading;
import soulwright.effect.compiled.Step;

/**
 * People talk.
 *
 * @param name where chapters are listed; without it, it is not listed
 * @param steps what follows from it
 * @param next the stage that follows; without it, the next one in order
 */
public record DialogueStage(
        String id, Optional<String> name, List<Line> dialogue, List<Step> steps, Optional<String> next)
        implements Stage {
    public DialogueStage {
        dialogue = List.copyOf(dialogue);
        steps = List.copyOf(steps);
    }

    static DialogueStage of(Reading stage) {
        return new DialogueStage(
                stage.at("id").word(),
                stage.at("name").optional(Reading::word),
                stage.at("dialogue").list(Line::of),
                stage.at("do").steps(),
                stage.at("next").optional(Reading::word));
    }
}
