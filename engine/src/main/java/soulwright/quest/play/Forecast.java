package soulwright.quest.play;

import soulwright.battle.play.Ending;
import soulwright.battle.play.Entries;
import soulwright.battle.play.Globals;
import soulwright.effect.formula.Figure;
import soulwright.effect.run.Names;
import soulwright.game.Frame;
import soulwright.game.Playout;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Rng;
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
        int seat = ground.battle().workings().seat(position, me);
        Rng rng = new Rng(position.decisions() * 31L + seat);
        int won = 0;
        for (int i = 0; i < BATTLES; i++) {
            Position imagined = position.imagined(rng.next());
            new Redraw(ground, seat).redraw(imagined);
            int piece = Entries.isEntry(against) ? ground.battle().cards().wild(imagined, against) : (int) against;
            ground.battle().course().begin(imagined, me, piece, 0, 0);
            Playout.finish(imagined, Forecast::best);
            won += imagined.at(Globals.ENDED) == Ending.WON ? 1 : 0;
        }
        return won * 100L / BATTLES;
    }

    /** The option that is liked most, the first of equals. */
    static int best(Position position, Question question, Frame frame) {
        int best = 0;
        long most = Long.MIN_VALUE;
        for (int i = 0; i < position.offered(); i++) {
            position.use(frame.values());
            long liked = question.preference(position, frame, position.option(i));
            if (liked > most) {
                most = liked;
                best = i;
            }
        }
        return best;
    }
}
