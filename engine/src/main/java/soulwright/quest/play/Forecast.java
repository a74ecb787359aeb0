package soulwright.quest.play;

import soulwright.effect.formula.Figure;
import soulwright.effect.run.Names;
import soulwright.game.Position;
import soulwright.game.Values;

/**
 * The chance to win a battle, in percent, from a few imagined ones, fought as the ruleset's first kind of battle with what both prefer. What the
 * one who asks cannot know is imagined too. In an imagined battle nobody forecasts: it is 0 there.
 */
final class Forecast implements Figure<Position> {
    private static final int BATTLES = 8;

    private final QuestGround ground;
    private final Figure<Position> foe;

    Forecast(QuestGround ground, Figure<Position> foe) {
        this.ground = ground;
        this.foe = foe;
    }

    @Override
    public long of(Position position) {
        long me = position.values().get(Names.ME);
        long against = foe.of(position);
        if (me == Values.NONE || against == Values.NONE || me == against || position.isImagined()) {
            return 0;
        }
        return new Odds(ground, position, ground.battle().workings().seat(position, me)).against(against, BATTLES);
    }
}
