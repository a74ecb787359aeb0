package soulwright.story;

import java.util.Optional;
import soulwright.game.View;
import soulwright.quest.QuestView;
import soulwright.story.scene.StoryScene;

/** What one player may know of a campaign: all of the story, and of the game that goes on in it what he sees at his seat. */
public interface StoryView extends View {
    /** The player whose hero it is; the others are those who sit at one game or another with him. */
    int HERO = 0;

    /** Where the story stands. */
    StoryScene scene();

    /** The board game or battle that goes on, if this player takes part in it. */
    Optional<QuestView> within();

    /** Whether a board game or battle goes on, with the hero or without him. */
    boolean isGame();
}
