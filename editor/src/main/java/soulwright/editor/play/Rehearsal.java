package soulwright.editor.play;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import soulwright.game.Game;
import soulwright.game.Recording;
import soulwright.game.Replay;
import soulwright.quest.QuestChoices.NoBoardGame;
import soulwright.quest.Quests;

/** Plays saved games again to find out which of them are over. Takes a while the first time; belongs to one thread. */
final class Rehearsal {
    private final Playable playable;
    private final Map<String, Quests> quests = new HashMap<>();

    Rehearsal(Playable playable) {
        this.playable = playable;
    }

    /** Whether it can still be played on; also when nobody can tell, because its packs are not open or have changed. */
    boolean goesOn(Recording recording) {
        try {
            Optional<Plan> plan = playable.plan(recording.setup())
                    .filter(same -> playable.packs().equals(recording.setup().packs()))
                    .filter(whole -> playable.obstacle(whole).isEmpty());
            return plan.isEmpty() || !end(recording, plan.get()).over();
        } catch (NoBoardGame other) {
            return false;
        }
    }

    private Game end(Recording recording, Plan plan) {
        Quests machine =
                quests.computeIfAbsent(plan.rules().id().text(), id -> Quests.of(playable.catalog(), plan.rules()));
        return Replay.of(recording, machine.start(plan.setup())).session().game();
    }
}
