package soulwright.story;

import java.util.List;
import java.util.Optional;
import soulwright.game.View;
import soulwright.quest.QuestView;
import soulwright.story.scene.PackScene;
import soulwright.story.scene.StockCard;

/** What one player may know of a battle between two card stocks. */
public interface VersusView extends View {
    /** The battle, once both have packed. */
    Optional<QuestView> within();

    /** What he picks from, and what he has picked, while it is for him to pick. */
    Optional<PackScene> packing();

    /** The cards that he has picked so far; nothing once the battle has begun. */
    List<StockCard> picked();
}
