package soulwright.effect.run;

import soulwright.effect.formula.Arithmetic;
import soulwright.game.Position;

/** A number of things that effects can change. */
public interface Quantity {
    /** Its value now, with everything that stands. */
    long get(Position position, long thing, int index);

    /**
     * Changes it for good, within its bounds.
     *
     * @param index which of a table; 0 for a single number
     */
    void set(Position position, long thing, int index, long value);

    /**
     * Changes it for a time; a number that cannot is changed for good.
     *
     * @param how what is done with the amount
     */
    default void lasting(Position position, long thing, int index, Change how, long amount, Span span) {
        change(position, thing, index, how, amount);
    }

    /** Changes it for good by an amount. */
    default void change(Position position, long thing, int index, Change how, long amount) {
        set(position, thing, index, how.of(get(position, thing, index), amount));
    }

    /** What a payment must leave. */
    default long keep() {
        return 0;
    }

    /** The id by which a place in its table is asked for. */
    default long index(int place) {
        return place;
    }

    /** The number, for masks of standing changes. */
    int number();

    /** What can be done with a number. */
    enum Change {
        ADD,
        SET,
        SCALE;

        /** What it makes of a number. */
        long of(long before, long by) {
            return switch (this) {
                case ADD -> Arithmetic.add(before, by);
                case SET -> by;
                case SCALE -> Arithmetic.percent(before, by);
            };
        }
    }
}
