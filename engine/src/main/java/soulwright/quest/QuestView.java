package soulwright.quest;

import java.util.OptionalInt;
import soulwright.game.View;
import soulwright.quest.scene.Scene;

/** What one player may know of a quest. */
public interface QuestView extends View {
    /** All that he sees, as plain data for screens. */
    Scene scene();

    /**
     * His chance in percent to win the battle that he is in, as far as he can tell. It is taken from a few imagined ones, which takes
     * milliseconds; nothing if he is in no battle.
     */
    OptionalInt forecast();

    /**
     * The same for a battle against the monster that stands in a land; nothing if none does.
     *
     * @param column from 1, from the west
     * @param row from 1, from the north
     */
    OptionalInt forecast(int column, int row);
}
