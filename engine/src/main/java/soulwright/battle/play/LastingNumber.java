package soulwright.battle.play;

import soulwright.effect.run.Quantity;
import soulwright.effect.run.Span;
import soulwright.game.Position;
import soulwright.game.Values;

/** Changes of numbers that last for a time. */
final class LastingNumber {
    private LastingNumber() {}

    static void add(Position position, long thing, int number, int index, Quantity.Change how, long amount, Span span) {
        if (Entries.isEntry(thing)) {
            return;
        }
        int row = Lasting.add(position, thing, type(how), number, Lasting.until(span.until()));
        position.put(row + Lasting.INDEX, index);
        position.put(row + Lasting.VALUE, Figures.cell(amount));
        position.put(row + Lasting.TURNS, span.turns());
    }

    private static int type(Quantity.Change how) {
        return switch (how) {
            case ADD -> Lasting.ADD;
            case SET -> Lasting.SET;
            case SCALE -> Lasting.SCALE;
        };
    }

    /** What lasting changes make of a number: the last that was set, then what was added, then what was scaled. */
    static long apply(Position position, long thing, int number, int index, long base) {
        int row = Lasting.first(position, thing);
        if (row == 0) {
            return base;
        }
        long fixed = Values.NONE;
        boolean set = false;
        long added = 0;
        long percent = 100;
        for (; row != 0; row = Lasting.next(position, row)) {
            if (position.at(row + Lasting.WHAT) == number && position.at(row + Lasting.INDEX) == index) {
                int value = position.at(row + Lasting.VALUE);
                int type = position.at(row + Lasting.TYPE);
                if (type == Lasting.ADD) {
                    added += value;
                } else if (type == Lasting.SET) {
                    fixed = value;
                    set = true;
                } else if (type == Lasting.SCALE) {
                    percent = percent * value / 100;
                }
            }
        }
        return ((set ? fixed : base) + added) * percent / 100;
    }
}
