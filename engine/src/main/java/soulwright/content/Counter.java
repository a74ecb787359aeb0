package soulwright.content;

import java.util.OptionalInt;

/**
 * A number that a game keeps.
 *
 * @param start its value when the game begins
 * @param min it never falls below this
 * @param max it never rises above this
 * @param keep what a payment must leave
 */
public record Counter(int start, OptionalInt min, OptionalInt max, int keep) {
    private static final int MOST = 1_000_000;

    public Counter {
        Check.within(-MOST, MOST, start, "start");
        Check.within(-MOST, MOST, min, "min");
        Check.within(-MOST, MOST, max, "max");
        Check.within(0, MOST, keep, "keep");
    }

    public static Counter of(Reading number) {
        return new Counter(
                number.at("start").number(0),
                number.at("min").figure(),
                number.at("max").figure(),
                number.at("keep").number(0));
    }
}
