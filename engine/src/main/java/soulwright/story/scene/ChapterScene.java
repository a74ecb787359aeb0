package soulwright.story.scene;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A chapter, as far as its hero may know it.
 *
 * @param begun how many decisions were made before it began; nothing if it has not
 * @param stages that have a title: those that the story has come to, and the games, examinations and report cards still to come whatever
 *     happens
 * @param open whether it depends on what happens which other games, examinations and report cards come
 */
public record ChapterScene(
        String id, String name, Optional<String> text, OptionalInt begun, List<StageScene> stages, boolean open) {
    public ChapterScene {
        stages = List.copyOf(stages);
    }
}
