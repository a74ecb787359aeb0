package soulwright.battle.play;

import soulwright.effect.run.Quantity;
import soulwright.game.Position;

/** What wounds leave: set, it changes the wounds. */
final class Health implements Quantity {
    private final Wounds wounds;

    Health(Wounds wounds) {
        this.wounds = wounds;
    }

    @Override
    public long get(Position position, long thing, int none) {
        return Math.max(0, wounds.most(position, thing) - wounds.made(position, thing));
    }

    @Override
    public void set(Position position, long thing, int none, long value) {
        wounds.set(position, thing, none, wounds.most(position, thing) - Math.max(0, value));
    }

    @Override
    public int number() {
        return wounds.number();
    }
}
