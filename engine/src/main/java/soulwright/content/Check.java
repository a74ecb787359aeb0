package soulwright.content;

import java.util.Collection;
import java.util.Map;
import java.util.OptionalInt;

/** Checks for the constructors of definitions; they throw {@link IllegalArgumentException}. */
public final class Check {
    private Check() {}

    /** That a figure lies between two others, or is one of them. */
    public static void within(int least, int greatest, int figure, String what) {
        if (figure < least || figure > greatest) {
            throw new IllegalArgumentException("%s is %d, not from %d to %d".formatted(what, figure, least, greatest));
        }
    }

    public static void within(int least, int greatest, OptionalInt figure, String what) {
        figure.ifPresent(there -> within(least, greatest, there, what));
    }

    public static void allWithin(int least, int greatest, Map<?, Integer> figures, String what) {
        figures.forEach((key, figure) -> within(least, greatest, figure, what + " of " + key));
    }

    /** That there is at least one. */
    public static void some(Collection<?> things, String what) {
        if (things.isEmpty()) {
            throw new IllegalArgumentException("no " + what);
        }
    }
}
