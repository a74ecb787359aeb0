package soulwright.quest.play;

import soulwright.effect.run.Quantity;
import soulwright.effect.run.Span;
import soulwright.game.Position;

/** The terrain of lands, which can be set, for good. */
record TerrainOf(int number) implements Quantity {
    @Override
    public long get(Position position, long thing, int index) {
        return 0;
    }

    @Override
    public void set(Position position, long thing, int index, long value) {
        if (Lands.isLand(position, thing) && value > 0) {
            Lands.terrain(position, thing, (int) value);
        }
    }

    @Override
    public void lasting(Position position, long thing, int index, Change how, long amount, Span span) {
        set(position, thing, index, amount);
    }
}
