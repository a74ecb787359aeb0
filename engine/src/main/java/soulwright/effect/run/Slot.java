package soulwright.effect.run;

import soulwright.effect.formula.Figure;
import soulwright.effect.formula.Listing;
import soulwright.effect.formula.Reads;
import soulwright.game.Position;
import soulwright.game.Values;

/** What a slot of the values in use holds. */
record Slot(int slot) implements Figure<Position> {
    @Override
    public long of(Position position) {
        return position.values().get(slot);
    }

    @Override
    public Figure<Position> then(Reads.Asked<Position> property) {
        return position -> property.of(position, position.values().get(slot));
    }

    @Override
    public Listing<Position> thenAll(Reads.Listed<Position> property) {
        return (position, test) -> {
            long thing = position.values().get(slot);
            return thing != Values.NONE && property.any(position, thing, test);
        };
    }
}
