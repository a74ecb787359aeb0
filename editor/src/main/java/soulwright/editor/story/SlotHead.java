package soulwright.editor.story;

import java.util.Optional;
import soulwright.editor.story.Slots.Slot;
import soulwright.game.PackChange;
import soulwright.game.Session;
import soulwright.story.StoryStand;

/**
 * What a list of saves tells of one, without playing it again.
 *
 * @param stand what the save says of itself
 * @param changed whether packs are not as they were when it was saved, so that going on makes a copy
 */
record SlotHead(Slot slot, StoryStand stand, boolean changed) {
    /** Quick, unless a save says nothing of itself: then it is played again. */
    static SlotHead of(Saga saga, Slot slot) {
        boolean changed = !PackChange.between(slot.recording().setup().packs(), saga.packs())
                .isEmpty();
        return new SlotHead(
                slot, StoryStand.of(slot.recording().stand()).orElseGet(() -> replayed(saga, slot)), changed);
    }

    private static StoryStand replayed(Saga saga, Slot slot) {
        Session session = saga.replayed(slot.recording());
        return StoryStand.of(session.game().stand()).orElseGet(() -> StoryStand.unknown(saga.name()));
    }

    boolean isOver() {
        return !stand.ending().isEmpty();
    }

    /** The chapter in a few words: `Chapter 2: Autumn`. */
    String chapter() {
        return stand.chapter() == 0 ? "The beginning" : "Chapter " + stand.chapter() + ": " + stand.name();
    }

    /** The last stage with a name, or how it ended; empty where the chapter has just begun. */
    String stage() {
        return Optional.of(stand.ending())
                .filter(name -> !name.isEmpty())
                .map(name -> "Ended: " + name)
                .orElse(stand.where());
    }
}
