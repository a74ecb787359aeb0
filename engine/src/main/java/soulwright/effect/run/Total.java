package soulwright.effect.run;

import soulwright.effect.formula.Arithmetic;

/**
 * What becomes of a number by all that lasts or stands: the last that it is set to, or else its own value, plus all that is added, times all
 * percents. Percents are multiplied with each other. Whatever is no whole number is rounded down, below 0 as well, as in formulas: 50 percent
 * of 5 are 2, of -5 are -3.
 */
public final class Total {
    private boolean set;
    private long fixed;
    private long added;
    private long percent = 100;

    /** Takes one more change into account. */
    public void change(Quantity.Change how, long by) {
        switch (how) {
            case ADD -> added = Arithmetic.add(added, by);
            case SET -> {
                set = true;
                fixed = by;
            }
            case SCALE -> percent = Arithmetic.percent(percent, by);
        }
    }

    /** What they make of a number. */
    public long of(long own) {
        return Arithmetic.percent(Arithmetic.add(set ? fixed : own, added), percent);
    }
}
