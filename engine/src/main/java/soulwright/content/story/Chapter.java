package soulwright.content.story;

import java.util.List;
import java.util.Optional;
import soulwright.content.Check;
import soulwright.content.Reading;

/** A part of a story. */
public record Chapter(String id, String name, Optional<String> text, List<Stage> stages) {
    public Chapter {
        Check.some(stages, "stage");
        stages = List.copyOf(stages);
    }

    static Chapter of(Reading chapter) {
        return new Chapter(
                chapter.at("id").word(),
                chapter.at("name").word(),
                chapter.at("text").optional(Reading::word),
                chapter.at("stages").list(Stages::of));
    }
}
