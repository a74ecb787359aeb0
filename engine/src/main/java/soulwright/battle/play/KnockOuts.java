package soulwright.battle.play;

import java.util.Arrays;
import java.util.Optional;
import soulwright.content.quest.BattleKind;
import soulwright.game.Happening;
import soulwright.game.Position;
import soulwright.game.Values;

/** Knock-outs in a battle (SM-BAT-17, SM-BAT-19): who is down, and what becomes of it. */
final class KnockOuts {
    private final BattleGround ground;

    KnockOuts(BattleGround ground) {
        this.ground = ground;
    }

    /** Tells of those who are down, before any of them goes. */
    void tell(Position position, long[] fallen) {
        int event = ground.workings().event("knocked-out");
        for (long character : fallen) {
            say(position, character);
            ground.effects()
                    .tell(position, event, character, Values.NONE, character, Values.NONE, Values.NONE, Values.NONE, 0);
        }
    }

    boolean isDown(Position position, long character) {
        return ground.isDown(position, character);
    }

    private void say(Position position, long character) {
        if (position.isHeard()) {
            String words = ground.workings().words(position, character) + " is knocked out";
            position.tell(new Happening("knocked-out", Happening.EVERYBODY, Optional.empty(), words, ""));
        }
    }

    /** All who are out and go down now. */
    long[] fallen(Position position) {
        spare(position);
        long[] fallen = new long[4];
        int count = 0;
        for (int cell = Globals.SIDE; cell <= Globals.OPPONENT; cell++) {
            int side = position.at(cell);
            long monster = Sides.monster(position, side);
            if (isDown(position, side)) {
                fallen[count++] = side;
            }
            if (monster != side && monster != Values.NONE && isDown(position, monster)) {
                fallen[count++] = monster;
            }
        }
        return Arrays.copyOf(fallen, count);
    }

    /** The monsters among them leave the field; with a summoner or a lone monster the battle ends. */
    void fall(Position position, long[] fallen) {
        boolean first = false;
        boolean second = false;
        for (long character : fallen) {
            first |= character == position.at(Globals.SIDE);
            second |= character == position.at(Globals.OPPONENT);
            long side = Sides.of(position, character);
            if (side != Values.NONE && side != character) {
                position.add((int) character + Pieces.FALLS, 1);
                ground.field().sendBack(position, side);
            }
        }
        if (first || second) {
            position.put(Globals.ENDED, first && second ? both(position) : second ? Ending.WON : Ending.LOST);
        }
    }

    /** What happens when both are knocked out at once (SM-BAT-19). */
    private int both(Position position) {
        boolean random = ground.course().kind(position).bothDown() == BattleKind.BothDown.RANDOM;
        return !random ? Ending.NOBODY : position.rng().below(2) == 0 ? Ending.WON : Ending.LOST;
    }

    /** Where a battle is lost if both go down at once, what the summoner fights is left with 1, and so not beaten (SM-BAT-19). */
    private void spare(Position position) {
        int side = position.at(Globals.SIDE);
        int opponent = position.at(Globals.OPPONENT);
        boolean lost = ground.course().kind(position).bothDown() == BattleKind.BothDown.LOST;
        if (lost && isDown(position, side) && isDown(position, opponent)) {
            int survivor = Sides.hasSummoner(position, side) ? opponent : side;
            ground.numbers().health().set(position, survivor, 0, 1);
        }
    }
}
