package soulwright.quest.play;

import soulwright.game.Position;
import soulwright.game.Values;

/** What the computer likes where no act says it: as the ruleset's `ai` has it. */
final class Preferences {
    private Preferences() {}

    static void register(QuestGround ground) {}

    static long ambush(QuestGround ground, Position position, Values values, long monster) {
        return 1;
    }

    static long destination(QuestGround ground, Position position, long player, long land) {
        return 0;
    }
}
