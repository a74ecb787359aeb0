package soulwright.editor.story;

import soulwright.editor.play.Moment;
import soulwright.editor.play.Sight;
import soulwright.editor.play.Standing;
import soulwright.game.View;
import soulwright.story.StoryView;

/** Shows campaigns. Battles in which the hero does not fight are fought as fast as can be. */
final class StorySight implements Sight {
    @Override
    public Moment of(Standing standing) {
        return StoryMoment.of(standing);
    }

    @Override
    public boolean isUnseen(View view) {
        return view instanceof StoryView story
                && story.isGame()
                && story.within().isEmpty();
    }
}
