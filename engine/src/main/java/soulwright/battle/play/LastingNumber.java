package soulwright.battle.play;

import java.util.List;
import soulwright.effect.run.Quantity;
import soulwright.effect.run.Span;
import soulwright.effect.run.Total;
import soulwright.game.Position;

/** Changes of numbers that last for a time. */
final class LastingNumber {
    private static final List<Quantity.Change> CHANGES = List.of(Quantity.Change.values());

    private LastingNumber() {}

    static void add(Position position, long thing, int number, int index, Quantity.Change how, long amount, Span span) {
        if (Entries.isEntry(thing)) {
            return;
        }
        int row = Lasting.add(
                position, thing, Lasting.CHANGE + CHANGES.indexOf(how), number, Lasting.until(span.until()));
        position.put(row + Lasting.INDEX, index);
        position.put(row + Lasting.VALUE, Figures.cell(amount));
        position.put(row + Lasting.TURNS, span.turns());
    }

    /** What lasting changes make of a number. */
    static long apply(Position position, long thing, int number, int index, long base) {
        int row = Lasting.first(position, thing);
        if (row == 0) {
            return base;
        }
        Total total = new Total();
        for (; row != 0; row = Lasting.next(position, row)) {
            int change = position.at(row + Lasting.TYPE) - Lasting.CHANGE;
            boolean same = position.at(row + Lasting.WHAT) == number && position.at(row + Lasting.INDEX) == index;
            if (same && change < CHANGES.size()) {
                total.change(CHANGES.get(change), position.at(row + Lasting.VALUE));
            }
        }
        return total.of(base);
    }
}
