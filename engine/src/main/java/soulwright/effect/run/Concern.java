package soulwright.effect.run;

import org.jspecify.annotations.Nullable;
import soulwright.effect.formula.Figure;
import soulwright.game.Position;
import soulwright.game.Values;

/**
 * Whom an ability concerns, and while what it stands.
 *
 * @param who whom it must befall; null for its bearer alone
 * @param anybody whether it concerns whomever
 * @param by who must do it; null for whoever
 * @param condition that must hold; null for none
 */
record Concern(
        @Nullable Things who,
        boolean anybody,
        @Nullable Things by,
        @Nullable Figure<Position> condition) {

    /** Whether it stands for a thing; the values in use are those of the ability. */
    boolean holds(Position position, long thing, long doer) {
        return (anybody || befalls(position, thing)) && applies(position, doer);
    }

    /** Whether it hears of an event; what befalls nobody, such as the end of a round, is heard by all who do not name somebody. */
    boolean hears(Position position, long thing, long doer) {
        boolean nobody = thing == Values.NONE && who == null;
        return nobody ? applies(position, doer) : holds(position, thing, doer);
    }

    private boolean applies(Position position, long doer) {
        return (by == null || by.has(position, doer)) && (condition == null || condition.of(position) != 0);
    }

    private boolean befalls(Position position, long thing) {
        if (who != null) {
            return who.has(position, thing);
        }
        long bearer = position.values().get(Names.SELF);
        return thing == (bearer == Values.NONE ? position.values().get(Names.ME) : bearer);
    }
}
