package soulwright.quest.play;

import java.util.List;
import soulwright.battle.play.Ending;
import soulwright.battle.play.Globals;
import soulwright.game.Frame;
import soulwright.game.Outcome;
import soulwright.game.Position;
import soulwright.game.Task;
import soulwright.game.Values;

/** A battle between two summoners that is a game of its own, without a board (SM-STO-3, SM-VS-1). */
final class Bout implements Task {
    private static final int FOUGHT = 1;
    private static final int KIND = 2;

    private static final List<Integer> FIRST = List.of(1, 2);
    private static final List<Integer> SECOND = List.of(2, 1);
    private static final List<Integer> NEITHER = List.of(1, 1);

    private final QuestGround ground;

    Bout(QuestGround ground) {
        this.ground = ground;
    }

    /** @param kind of battle, its number among the ruleset's */
    static Values values(int kind) {
        return Values.of(Values.NONE, Values.NONE, kind);
    }

    @Override
    public void run(Position position, Frame frame) {
        int one = ground.battle().pieces().player(position, 0);
        int other = ground.battle().pieces().player(position, 1);
        if (frame.at() != FOUGHT) {
            position.top(frame.at(FOUGHT));
            int kind = (int) frame.values().get(KIND);
            ground.battle().course().begin(position, one, other, kind, 0);
            return;
        }
        int ending = position.at(Globals.ENDED);
        Battles.told(ground, position, one, other, ending);
        position.end(
                switch (ending) {
                    case Ending.WON -> won(position, one, FIRST);
                    case Ending.LOST -> won(position, other, SECOND);
                    default -> new Outcome(Outcome.How.RANKED, NEITHER, "Nobody has won.");
                });
    }

    private Outcome won(Position position, long winner, List<Integer> places) {
        String words = ground.battle().workings().words(position, winner) + " wins the battle.";
        return new Outcome(Outcome.How.WON, places, words);
    }

    @Override
    public int number() {
        return "bout".hashCode();
    }
}
