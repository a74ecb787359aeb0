package soulwright.tools.campaign;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import soulwright.game.Recording;
import soulwright.game.Replay;
import soulwright.game.Session;
import soulwright.story.StoryView;
import soulwright.story.scene.ChapterScene;

/** Finds where the chapters of a saved story began. */
public final class ChapterStart {
    private ChapterStart() {}

    /**
     * How many decisions had been made when a chapter began; nothing if it has not begun, or there is none.
     *
     * @param fresh a session of the campaign in which nothing has been decided
     * @param chapter from 1
     */
    public static Optional<Integer> of(Session fresh, Recording saved, int chapter) {
        Session session = Replay.of(saved, fresh).session();
        List<ChapterScene> chapters =
                ((StoryView) session.game().view(StoryView.HERO)).scene().chapters();
        return Stream.of(chapter)
                .filter(number -> number >= 1 && number <= chapters.size())
                .map(number -> chapters.get(number - 1).begun())
                .filter(OptionalInt::isPresent)
                .map(OptionalInt::getAsInt)
                .findFirst();
    }
}
