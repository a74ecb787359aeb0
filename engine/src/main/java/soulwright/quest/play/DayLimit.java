package soulwright.quest.play;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import soulwright.battle.play.BattleGround;
import soulwright.battle.play.Globals;
import soulwright.effect.formula.Figure;
import soulwright.effect.run.Names;
import soulwright.game.Position;
import soulwright.game.Values;

/** How many days a quest takes at most: those that it was to take, or the ruleset's cap on days (SM-OBJ-3), whichever comes first. */
final class DayLimit {
    private static final Names PEOPLE = Names.of("people");

    private final @Nullable Figure<Position> cap;

    DayLimit(BattleGround battle) {
        this.cap = battle.rules()
                .days()
                .<Figure<Position>>map(value -> battle.compiler().figure(value, PEOPLE))
                .orElse(null);
    }

    /** The last day; nothing if it takes as many as it takes. */
    OptionalInt last(Position position) {
        int set = position.at(Globals.DAYS);
        int capped = capped(position);
        if (set == 0 || capped == 0) {
            return set + capped == 0 ? OptionalInt.empty() : OptionalInt.of(set + capped);
        }
        return OptionalInt.of(Math.min(set, capped));
    }

    /** The ruleset's cap; 0 if there is none. */
    private int capped(Position position) {
        if (cap == null) {
            return 0;
        }
        int people = Integer.bitCount(position.at(Globals.PEOPLE));
        Values before = position.enter(Values.of(Values.NONE, Values.NONE, people));
        long days = cap.of(position);
        position.leave(before);
        return (int) Math.max(0, Math.min(Integer.MAX_VALUE, days));
    }
}
