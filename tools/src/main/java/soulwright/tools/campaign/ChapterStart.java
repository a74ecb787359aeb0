package soulwright.tools.campaign;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import soulwright.game.Game;
import soulwright.story.StoryView;
import soulwright.story.scene.ChapterScene;

/** Finds where the chapters of a story began. */
public final class ChapterStart {
    private ChapterStart() {}

    /**
     * How many decisions had been made when a chapter began; nothing if it has not begun, or there is none.
     *
     * @param game of a campaign
     * @param chapter from 1
     */
    public static Optional<Integer> of(Game game, int chapter) {
        List<ChapterScene> chapters =
                ((StoryView) game.view(StoryView.HERO)).scene().chapters();
        return Stream.of(chapter)
                .filter(number -> number >= 1 && number <= chapters.size())
                .map(number -> chapters.get(number - 1).begun())
                .filter(OptionalInt::isPresent)
                .map(OptionalInt::getAsInt)
                .findFirst();
    }
}
