package soulwright.editor.play;

import soulwright.game.View;
import soulwright.quest.QuestView;

/** What a table shows of the game that is played at it. */
public interface Sight {
    /** Board games, which are all that is played. */
    Sight OF_BOARDS = standing -> standing.seen((QuestView) standing.view(), standing.log());

    /** Makes the moment that is shown; called on the thread of the game. */
    Moment of(Standing standing);

    /** Whether computer players are among themselves, so that nobody watches them and they need not be slow. */
    default boolean isUnseen(View view) {
        return false;
    }
}
