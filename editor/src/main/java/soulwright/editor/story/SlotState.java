package soulwright.editor.story;

import java.util.List;
import java.util.Optional;
import soulwright.game.Session;
import soulwright.story.Stock;
import soulwright.story.StoryView;
import soulwright.story.scene.StoryScene;

/**
 * The story in a save, as far as it could be played again.
 *
 * @param versus the kind of battle that can be fought between card stocks
 * @param stocks of everybody who has one, the hero's first
 */
record SlotState(SlotHead head, StoryScene scene, Optional<String> versus, List<Stock> stocks) {
    SlotState {
        stocks = List.copyOf(stocks);
    }

    /** Plays a save again; takes up to a second. */
    static SlotState of(Saga saga, SlotHead head) {
        Session session = saga.replayed(head.slot().recording());
        StoryView view = (StoryView) session.game().view(StoryView.HERO);
        return new SlotState(
                head,
                view.scene(),
                Saga.table(session).flatMap(saga.campaigns()::versus),
                Saga.table(session).map(saga.campaigns()::stocks).orElse(List.of()));
    }
}
