package soulwright.battle.play;

import java.util.Arrays;
import java.util.Optional;
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
        return ground.numbers().get("health").get(position, character, 0) == 0;
    }

    private void say(Position position, long character) {
        if (position.isHeard()) {
            String words = ground.workings().words(position, character) + " is knocked out";
            position.tell(new Happening("knocked-out", Happening.EVERYBODY, Optional.empty(), words, ""));
        }
    }

    /** All who are out and down. */
    long[] fallen(Position position) {
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
                ground.field().sendBack(position, side);
            }
        }
        if (first || second) {
            position.put(Globals.ENDED, first && second ? both(position) : second ? Ending.WON : Ending.LOST);
        }
    }

    /** What happens when both are knocked out at once (SM-BAT-19). */
    private int both(Position position) {
        return switch (ground.course().kind(position).bothDown()) {
            case NOBODY -> Ending.NOBODY;
            case RANDOM -> position.rng().below(2) == 0 ? Ending.WON : Ending.LOST;
            case LOST -> survive(position);
        };
    }

    private int survive(Position position) {
        boolean against = Sides.hasSummoner(position, position.at(Globals.SIDE));
        int survivor = position.at(against ? Globals.OPPONENT : Globals.SIDE);
        ground.numbers().get("health").set(position, survivor, 0, 1);
        return against ? Ending.LOST : Ending.WON;
    }
}
