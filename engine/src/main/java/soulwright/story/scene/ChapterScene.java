package soulwright.story.scene;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A chapter.
 *
 * @param begun how many decisions were made before it began; nothing if it has not
 */
public record ChapterScene(String id, String name, Optional<String> text, OptionalInt begun, List<StageScene> stages) {
    public ChapterScene {
        stages = List.copyOf(stages);
    }
}
