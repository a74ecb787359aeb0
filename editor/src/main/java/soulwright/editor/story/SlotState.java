package soulwright.editor.story;

import java.util.List;
import java.util.Optional;
import soulwright.editor.story.Slots.Slot;
import soulwright.game.Resumption;
import soulwright.game.Session;
import soulwright.story.Stock;
import soulwright.story.StoryView;
import soulwright.story.scene.StoryScene;

/**
 * How the story in a save stands.
 *
 * @param scene as far as it could be played again
 * @param changed what is not as it was when it was saved, in words; nothing if all is
 * @param versus the kind of battle that can be fought between card stocks
 * @param stocks of everybody who has one, the hero's first
 */
record SlotState(Slot slot, StoryScene scene, List<String> changed, Optional<String> versus, List<Stock> stocks) {
    /** Plays a save again; takes up to a second. */
    static SlotState of(Saga saga, Slot slot) {
        Session session = saga.start(slot.recording().setup());
        Resumption resumption = Resumption.of(slot.recording(), session);
        StoryView view = (StoryView) session.game().view(StoryView.HERO);
        return new SlotState(
                slot,
                view.scene(),
                resumption.isExact() ? List.of() : resumption.words(),
                Saga.table(session).flatMap(saga.campaigns()::versus),
                Saga.table(session).map(saga.campaigns()::stocks).orElse(List.of()));
    }

    /** The chapter in a few words: `Chapter 2: Autumn`. */
    String chapter() {
        int chapter = scene.chapter();
        return chapter < 0
                ? "The beginning"
                : "Chapter " + (chapter + 1) + ": "
                        + scene.chapters().get(chapter).name();
    }

    /** The last stage with a name, or how it ended; empty where the chapter has just begun. */
    String stage() {
        return scene.ending().map(end -> "Ended: " + end.name()).orElseGet(scene::where);
    }
}
