package soulwright.quest.play;

import java.util.List;
import soulwright.battle.play.Ending;
import soulwright.battle.play.Globals;
import soulwright.effect.run.Making;
import soulwright.effect.run.Names;
import soulwright.effect.run.Numbering;
import soulwright.effect.run.StepsTask;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Task;
import soulwright.game.Values;

/** The next guardian of a ruin is fought; a win clears its level and brings its reward (SM-RUI-2, SM-RUI-4). */
final class Investigation implements Task {
    private static final int FOUGHT = 1;

    private final QuestGround ground;
    private final Battles battle;
    private final Aftermath after;
    private final String source;
    private final int landSlot;

    Investigation(QuestGround ground, Making step) {
        this.ground = ground;
        this.battle = Battles.without(ground, step);
        this.after = Aftermath.of(step);
        this.source = step.source();
        this.landSlot = step.free() + 2;
    }

    void begin(Position position, long land) {
        Values values = position.values().with(landSlot, land);
        position.push(this, values);
    }

    @Override
    public void run(Position position, Frame frame) {
        long land = frame.values().get(landSlot);
        if (frame.at() == FOUGHT) {
            fought(position, frame, land);
            return;
        }
        QuestGround.Level level = level(position, land);
        long guardian = level.guardian().one(position);
        if (guardian == Values.NONE) {
            position.put(Globals.ENDED, Ending.WON);
            position.top(frame.at(FOUGHT));
            return;
        }
        position.top(frame.at(FOUGHT));
        battle.begin(position, frame.values().get(Names.ME), guardian);
    }

    private QuestGround.Level level(Position position, long land) {
        int index = Lands.index(position, land);
        BoardMap map = ground.lands().map(position);
        List<QuestGround.Level> levels = ground.ruin(map.ruin(index));
        return levels.get(map.levels(index) - Lands.levels(position, land));
    }

    private void fought(Position position, Frame frame, long land) {
        int ending = position.at(Globals.ENDED);
        position.pop();
        after.push(position, ending, frame.values());
        if (ending == Ending.WON && Lands.levels(position, land) > 0) {
            StepsTask reward = level(position, land).reward();
            if (!reward.isEmpty()) {
                position.push(reward, frame.values());
            }
            PlaceVerbs.cleared(ground, position, land, frame.values().get(Names.ME));
        }
    }

    @Override
    public int number() {
        return Numbering.of(source) + 5;
    }

    @Override
    public String source() {
        return source;
    }
}
