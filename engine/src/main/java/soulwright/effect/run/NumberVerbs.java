package soulwright.effect.run;

import soulwright.effect.formula.Figure;
import soulwright.game.Position;

/** The verbs that change numbers. */
final class NumberVerbs {
    private NumberVerbs() {}

    /**
     * Adds to, sets or scales a number, for good or for a time.
     *
     * @param value the parameter that says by or to how much
     * @param number the parameter that says which number
     */
    static Op change(Making step, Quantity.Change how, String value, String number) {
        Making.Numbered numbered = step.number(number);
        Figure<Position> amount = step.figure(value);
        Making.Lasts lasts = step.lasts();
        return position -> {
            long[] owners = numbered.owners().all(position);
            int index = (int) numbered.index().of(position);
            long by = amount.of(position);
            if (lasts == null) {
                return now -> forGood(now, numbered.number(), owners, index, how, by);
            }
            Span span = lasts.now(position);
            return now -> {
                for (long owner : owners) {
                    numbered.number().lasting(now, owner, index, how, by, span);
                }
            };
        };
    }

    private static void forGood(
            Position position, Quantity number, long[] owners, int index, Quantity.Change how, long by) {
        for (long owner : owners) {
            number.change(position, owner, index, how, by);
        }
    }

    static Op swap(Making step) {
        Things who = step.things("who");
        Things with = step.things("with");
        Making.Numbered numbered = step.number("swap");
        return position -> {
            long one = who.one(position);
            long other = with.one(position);
            int index = (int) numbered.index().of(position);
            if (one < 0 || other < 0) {
                return Change.NOTHING;
            }
            long first = numbered.number().get(position, one, index);
            long second = numbered.number().get(position, other, index);
            return now -> {
                numbered.number().set(now, one, index, second);
                numbered.number().set(now, other, index, first);
            };
        };
    }

    static Op pay(Making step) {
        Making.Numbered numbered = step.number("from");
        Figure<Position> amount = step.figure("pay");
        return position -> {
            long[] owners = numbered.owners().all(position);
            int index = (int) numbered.index().of(position);
            long by = amount.of(position);
            return now -> forGood(now, numbered.number(), owners, index, Quantity.Change.ADD, -by);
        };
    }
}
