package soulwright.editor.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import soulwright.editor.play.Moment;
import soulwright.editor.play.Standing;
import soulwright.quest.QuestView;
import soulwright.story.StoryView;

class StoryMomentTest {
    @Test
    void whoIsAskedIsMarkedWhereverHeSitsInAGameWithin() {
        StoryView view = (StoryView) Academy.until(Academy.saga(), StoryMomentTest::isAskedOnAnotherSeat)
                .game()
                .view(StoryView.HERO);
        Standing standing =
                new Standing(1, view, false, true, false, List.of(), false, Optional.empty(), Optional.empty());
        Moment.Seen seen = StoryMoment.of(standing).game().orElseThrow();
        assertThat(seen.deciding()).isEqualTo(seen.viewer());
    }

    private static boolean isAskedOnAnotherSeat(StoryView view) {
        return view.decision().isPresent()
                && view.within()
                        .map(QuestView::scene)
                        .filter(scene -> scene.viewer() != StoryView.HERO)
                        .isPresent();
    }
}
