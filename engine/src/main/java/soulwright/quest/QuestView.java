package soulwright.quest;

import soulwright.game.View;
import soulwright.quest.scene.Scene;

/** What one player may know of a quest. */
public interface QuestView extends View {
    /** All that he sees, as plain data for screens. */
    Scene scene();
}
