package soulwright.battle.play;

import soulwright.effect.run.Quantity;
import soulwright.game.Position;

/** The wounds of characters: from 0 to what they can bear, also when that has become less since. */
final class Wounds implements Quantity {
    private final Attribute life;

    Wounds(Attribute life) {
        this.life = life;
    }

    @Override
    public long get(Position position, long thing, int none) {
        long made = made(position, thing);
        return made == 0 ? 0 : Math.min(made, most(position, thing));
    }

    /** Those that were made, be they more than it can bear now. */
    long made(Position position, long thing) {
        return Entries.isEntry(thing) || Pieces.isHidden(position, thing)
                ? 0
                : position.at((int) thing + Pieces.WOUNDS);
    }

    long most(Position position, long thing) {
        return life.get(position, thing);
    }

    @Override
    public void set(Position position, long thing, int none, long value) {
        if (!Entries.isEntry(thing)) {
            position.put((int) thing + Pieces.WOUNDS, (int) Math.max(0, Math.min(most(position, thing), value)));
        }
    }

    @Override
    public int number() {
        return life.number();
    }
}
