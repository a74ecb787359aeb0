package soulwright.battle.play;

import soulwright.effect.run.Effects;
import soulwright.effect.run.Quantity;
import soulwright.effect.run.Span;
import soulwright.game.Memo;
import soulwright.game.Position;

/** An attribute of characters: what is printed or was begun with, what was improved for good, what lasts for a time, and what stands. */
final class Attribute implements Quantity {
    private final Pieces pieces;
    private final Printed printed;
    private final Effects effects;
    private final int index;

    Attribute(Pieces pieces, Printed printed, Effects effects, int index) {
        this.pieces = pieces;
        this.printed = printed;
        this.effects = effects;
        this.index = index;
    }

    long get(Position position, long thing) {
        return get(position, thing, 0);
    }

    @Override
    public long get(Position position, long thing, int none) {
        if (Entries.isEntry(thing)) {
            return printed.attribute(thing, index);
        }
        if (Pieces.isHidden(position, thing)) {
            return 0;
        }
        long key = Numbers.key(position, index, thing, 0);
        Memo memo = position.memo();
        int place = memo.place(key);
        return memo.holds(place, key)
                ? memo.value(place)
                : Numbers.remember(position, place, key, worked(position, thing));
    }

    private long worked(Position position, long thing) {
        long base = (long) base(position, thing) + position.at(pieces.improvement(position, thing, index));
        long lasting = LastingNumber.apply(position, thing, index, 0, base);
        return Math.max(0, effects.number(position, index, thing, 0, lasting));
    }

    /** What is printed on it, or what a player began with. */
    int base(Position position, long thing) {
        return Pieces.kind(position, thing) == Kinds.PLAYER
                ? position.at(pieces.base(thing, index))
                : printed.attribute(Pieces.entry(position, thing), index);
    }

    int improvement(Position position, long thing) {
        return position.at(pieces.improvement(position, thing, index));
    }

    void improve(Position position, long thing, int by) {
        position.add(pieces.improvement(position, thing, index), by);
    }

    /** Sets it for good: what is missing is improved. */
    @Override
    public void set(Position position, long thing, int none, long value) {
        long now = get(position, thing, 0);
        improve(position, thing, Figures.cell(value - now));
    }

    @Override
    public void lasting(Position position, long thing, int none, Change how, long amount, Span span) {
        LastingNumber.add(position, thing, index, 0, how, amount, span);
    }

    @Override
    public int number() {
        return index;
    }
}
