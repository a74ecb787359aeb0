package soulwright.effect.run;

import soulwright.effect.formula.Figure;
import soulwright.game.Position;

/**
 * A change of a number that stands as long as its ability does.
 *
 * @param quantity which
 * @param index which of a table
 * @param it the slot in which its value finds the thing whose number it is
 */
record Standing(
        Quantity quantity,
        Quantity.Change how,
        Concern concern,
        Figure<Position> index,
        Figure<Position> value,
        int it) {
    int number() {
        return quantity.number();
    }
}
